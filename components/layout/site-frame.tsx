import type { ReactNode } from 'react';
import { DemoDialog } from '@/components/demo/demo-dialog';
import { navigation } from '@/lib/content/navigation';
import { MobileMenu } from './mobile-menu';
import { NoscriptNote } from './noscript-note';
import { RouteFocus } from './route-focus';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import './site-frame.css';

/** What surrounds every public page: skip link, header, slide-out menu, main, footer. It knows no visitor. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <MobileMenu items={navigation.main} />
      <main className="site-main" id="main" tabIndex={-1}>
        <NoscriptNote className="container" />
        {children}
      </main>
      <SiteFooter />
      <RouteFocus />
      <DemoDialog />
    </>
  );
}
