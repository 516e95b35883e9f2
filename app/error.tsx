'use client';

import { ErrorPage } from '@/components/sections/error-page';

/** The last resort below the root layout: the frame itself failed, so the page stands without it. */
export default function RootErrorPage(props: { error: unknown; retry: () => void }) {
  return (
    <main id="main">
      <ErrorPage {...props} />
    </main>
  );
}
