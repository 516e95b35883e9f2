'use client';

import './globals.css';
import { ErrorPage } from '@/components/sections/error-page';

/** The root layout itself failed: a document of its own, in the fonts of the device. */
export default function GlobalErrorPage(props: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something stopped</title>
        <main id="main">
          <ErrorPage {...props} />
        </main>
      </body>
    </html>
  );
}
