import type { ReactNode } from 'react';
import { DemoDialogHost } from '@/components/demo/demo-dialog-host';
import { navigation } from '@/lib/content/navigation';
import { mailbox } from '@/lib/content/site';
import { MobileMenu } from './mobile-menu';
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
      <main className="site-main" id="main">
        <p className="container noscript-note">
          Requesting a demo needs JavaScript. Without it, write to{' '}
          <a className="link" href={`mailto:${mailbox.hello}`}>
            {mailbox.hello}
          </a>
          .
        </p>

        {children}
      </main>
      <SiteFooter />
      <DemoDialogHost />
    </>
  );
}
