'use client';

import { buttonClass } from '@/components/ui/button';
import { BrokenTraceArt } from '@/components/art/state-art';
import { errorWords } from './error-words';
import '../ui/controls.css';
import './error-pages.css';

/** Under which reference the server logged the cause; a fault of the browser has none. */
const referenceOf = (error: unknown) =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;

/**
 * What stands in a page's place when it failed on our side.
 *
 * @param error What was thrown.
 * @param retry Fetches and renders the failed part again.
 */
export function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const reference = referenceOf(error);
  return (
    <div className="container error-page">
      <div className="error-panel">
        <div className="error-panel__art">
          <BrokenTraceArt />
        </div>
        <div className="error-panel__body">
          <h1 className="h3">{errorWords.title}</h1>
          <p>{errorWords.text}</p>
          {reference && <p className="mono">Reference {reference}</p>}
          <div className="error-panel__actions">
            <button type="button" className={buttonClass({})} onClick={retry}>
              {errorWords.retry}
            </button>
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- the router may be what failed */}
            <a className={buttonClass({ variant: 'secondary' })} href="/">
              {errorWords.home}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
