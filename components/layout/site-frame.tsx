import { Activity, type ReactNode } from 'react';
import { DemoDialog } from '@/components/demo/demo-dialog';
import { frame } from '@/content/messages/layout';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { formFields } from '@/lib/demo/form-fields';
import { MobileMenu } from './mobile-menu';
import { NoscriptNote } from './noscript-note';
import { ReceiptLink } from './receipt-link';
import { RouteFocus } from './route-focus';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { UnloadedNote } from './unloaded-note';

/** React hydrates what is in an `Activity` later, or when it is pressed: the demo dialog comes first. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        className="fixed inset-[8px_auto_auto_8px] z-100 rounded-control bg-ink px-4 py-3 text-bg not-focus:[translate:0_calc(-100%-16px)] print:hidden"
        href="#main"
      >
        {frame.skip}
      </a>
      <Activity>
        <SiteHeader />
        <MobileMenu items={navigation.main} />
      </Activity>
      <main
        className="relative pbs-(--header) min-block-[60svh] focus-visible:[box-shadow:none] focus-visible:outline-none"
        id="main"
        tabIndex={-1}
      >
        <NoscriptNote className="site-container py-3" />
        <Activity>{children}</Activity>
      </main>
      <Activity>
        <SiteFooter />
      </Activity>
      <ReceiptLink />
      <UnloadedNote />
      <RouteFocus />
      <DemoDialog fields={formFields} within={site.answering.within} />
    </>
  );
}
