'use client';

import { getButtonClass } from '@/components/ui/button';
import { actions } from '@/content/messages/layout';
import { errorMessages } from '@/content/messages/errors';
import { direction, locale } from '@/content/messages/locale';
import './globals.css';

/** Shown when the root layout failed. It imports only the styles, since every page carries this code. */
export default function GlobalErrorPage({ retry }: { retry: () => void }) {
  return (
    <html lang={locale} dir={direction}>
      <body>
        <title>{errorMessages.tab}</title>
        <main id="main" className="site-container pbs-[clamp(40px,5vw,72px)] pbe-[clamp(64px,8vw,112px)]">
          <h1 className="text-h3">{errorMessages.title}</h1>
          <p>{errorMessages.text}</p>
          <p>
            <button type="button" className={getButtonClass()} onClick={retry}>
              {actions.retry}
            </button>{' '}
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- the router may be what failed */}
            <a className={getButtonClass({ variant: 'secondary' })} href="/">
              {errorMessages.home}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
