import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useLocalTime } from '@/components/ui/use-local-time';
import { demoFieldWords } from '@/content/words/demo-form';
import { demoReceipt as words } from '@/content/words/demo-receipt';
import { fieldNames } from '@/lib/demo/fields';
import type { DemoResult } from '@/lib/demo/result';
import type { DemoRequest } from '@/lib/demo/schema';

/** Id of its heading. */
export const RECEIPT = 'demo-receipt';

/** A request that was saved: how that ended, and its words. */
export type SavedRequest = Extract<DemoResult, { receipt: object }> & { values: DemoRequest };

/**
 * What stays in the dialog of a request that was saved: what it was, when that was, and what happens now.
 *
 * @param isWhole Whether it stands in the place of the form, and not above it.
 */
export function DemoReceipt({
  saved: { receipt, status, values },
  isWhole,
  onDone,
  note,
}: {
  saved: SavedRequest;
  isWhole: boolean;
  onDone: () => void;
  note?: ReactNode;
}) {
  return (
    <section
      className={`grid flex-none content-start gap-3 px-8 pbs-4 sheet:px-5 ${isWhole ? 'pbe-6' : ''}`}
      aria-labelledby={RECEIPT}
    >
      {note}
      <div className="grid gap-2 rounded-control border border-line p-4 text-sm leading-5.5">
        <h3 className="flex flex-wrap justify-between gap-x-4 font-semibold" id={RECEIPT} tabIndex={-1}>
          {words.title} <SavedAt at={receipt.at} />
        </h3>
        <p className="wrap-anywhere">{words.next(receipt.by, receipt.within, values.email)}</p>
        {status === 'saved' && <p>{words.late}</p>}
        {receipt.booking && (
          <p>
            <a className="link" href={receipt.booking} target="_blank" rel="noreferrer">
              {words.booking}
            </a>
          </p>
        )}
        <details open={isWhole}>
          <summary className="font-strong text-ink-2">{words.sent}</summary>
          <dl className="mbs-2 grid gap-2">
            {fieldNames.map((name) => (
              <div key={name}>
                <dt className="text-xs leading-5 text-ink-3">{demoFieldWords[name].label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{values[name]}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
      {isWhole && (
        <Button variant="secondary" className="noscript:hidden" onClick={onDone}>
          {words.another}
        </Button>
      )}
    </section>
  );
}

/**
 * The receipt of a request that was sent without leaving the page. The form gives way to it until the dialog is closed,
 * or another request is wanted; then it stands above.
 *
 * @param isWhole Whether it begins in the place of the form.
 */
export function PlacedReceipt({ saved, isWhole: began }: { saved: SavedRequest; isWhole: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(began);
  const show = () => setWhole(false);

  useLayoutEffect(() => {
    const form = place.current?.closest('dialog')?.querySelector('form');
    if (form) form.hidden = isWhole;
    if (isWhole) document.getElementById(RECEIPT)?.focus();
  }, [isWhole]);
  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    dialog?.addEventListener('close', show);
    return () => dialog?.removeEventListener('close', show);
  }, []);

  return (
    <div ref={place} className="flex-none">
      <DemoReceipt
        saved={saved}
        isWhole={isWhole}
        onDone={() => {
          show();
          // There again only after this.
          setTimeout(() => document.getElementById('demo-name')?.focus());
        }}
      />
    </div>
  );
}

/** When it was saved, in the visitor's time zone; the server, which does not know it, says it in UTC. */
function SavedAt({ at }: { at: string }) {
  const text = useLocalTime(at, { hourCycle: 'h23', timeZoneName: 'short' });
  return (
    <time className="font-book text-ink-2" dateTime={at}>
      {text}
    </time>
  );
}
