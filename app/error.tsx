'use client';

import { DrawingFile } from '@/components/illustrations/drawing-file';
import { getButtonClass } from '@/components/ui/button';
import { actions } from '@/content/messages/layout';
import { errorMessages } from '@/content/messages/errors';

/** Returns the reference of the server's log entry; errors of the browser have none. */
const getReference = (error: unknown) =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;

/**
 * Replaces a failed page inside the frame.
 *
 * @param retry Fetches and renders the failed part again.
 */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const reference = getReference(error);
  return (
    <div className="site-container pbs-[clamp(40px,5vw,72px)] pbe-[clamp(64px,8vw,112px)]">
      <div className="@container overflow-hidden rounded-card border border-line bg-surface-1">
        <div className="mbs-4 block-[clamp(128px,14.7cqi,180px)]">
          <DrawingFile name="broken-line" size={[872, 128]} isCover />
        </div>
        <div className="grid justify-items-start gap-2 px-8 pbs-3 pbe-8 @max-md/page:px-5">
          <h1 className="text-h3">{errorMessages.title}</h1>
          <p className="text-ink-2 measure-52">{errorMessages.text}</p>
          {reference && (
            <p className="label tracking-wide text-ink-2 measure-52">{errorMessages.reference(reference)}</p>
          )}
          <div className="mbs-4 flex flex-wrap gap-3">
            <button type="button" className={getButtonClass()} onClick={retry}>
              {actions.retry}
            </button>
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- the router may be what failed */}
            <a className={getButtonClass({ variant: 'secondary' })} href="/">
              {errorMessages.home}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
