import { cx } from 'class-variance-authority';
// This import comes first: it fixes the order of the cascade layers.
import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { direction, locale } from '@/content/messages/locale';
import { colors } from '@/components/illustrations/colors';
import { SessionSync } from '@/components/auth/session-sync';
import { HydrationSignal } from '@/components/layout/hydration-signal';
import { SiteFrame } from '@/components/layout/site-frame';
import { StartUpScript } from '@/components/layout/start-up-script';
import { SiteToaster } from '@/components/ui/site-toaster';
import { refuseKnownFaults } from '@/content/schema/known-faults';
import { site } from '@/content/site';
import { getSiteUrl } from '@/lib/env/env';
import { geistMono, instrumentSans } from './fonts';

export const metadata: Metadata = {
  metadataBase: getSiteUrl(),
  title: { default: site.name, template: `%s - ${site.name}` },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.light.bg },
    { media: '(prefers-color-scheme: dark)', color: colors.dark.bg },
  ],
};

/** Nothing here may read cookies or headers: public pages are static. */
export default function RootLayout({ children }: { children: ReactNode }) {
  refuseKnownFaults();
  return (
    // The start-up script changes attributes of <html> before React starts.
    <html
      lang={locale}
      dir={direction}
      className={cx(instrumentSans.variable, geistMono.variable)}
      suppressHydrationWarning
    >
      <head>
        <StartUpScript />
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
        <SessionSync />
        <SiteToaster />
        <HydrationSignal />
      </body>
    </html>
  );
}
