import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/auth/session-watch';
import { BootScript } from '@/components/layout/boot-script';
import { ToastHost } from '@/components/toast/toast-host';
import { site } from '@/lib/content/site';
import { siteUrl } from '@/lib/env/site-url';
import { mono, sans } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: siteUrl(),
  title: { default: site.name, template: `%s - ${site.name}` },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#071015' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The boot script changes attributes of <html> before React starts.
    <html lang="en" className={`${sans.variable} ${mono.variable}`} suppressHydrationWarning>
      <head>
        <BootScript />
      </head>
      <body>
        {children}
        <SessionWatch />
        <ToastHost />
      </body>
    </html>
  );
}
