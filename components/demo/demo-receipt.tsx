'use client';

import { useState } from 'react';
import { AlertNote, Note } from '@/components/ui/note';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLocalTime } from '@/components/ui/use-local-time';
import { useTabValue } from '@/components/ui/use-tab-value';
import { demoReceipt } from '@/content/messages/demo';
import { receiptLink } from '@/content/messages/demo-form';
import { fieldNames } from '@/lib/demo/fields';
import { type KeptReceipt, RECEIPT_KEY, type SavedRequest } from '@/lib/demo/receipt';
import type { DemoFormState } from '@/lib/demo/state';
import { writeTab } from '@/lib/tab-storage';
import { TypedValues } from './typed-values';

/**
 * Returns the receipt that a form shows. A whole one takes the form's place until another request is wanted or the
 * dialog is closed.
 */
export function useReceipt(state: DemoFormState, posted: DemoFormState) {
  const kept = useTabValue(RECEIPT_KEY) as KeptReceipt | null;
  const [isPostedWhole, setPostedWhole] = useState(posted !== null && 'receipt' in posted);
  const isUnsent = state === null || state.status === 'editing';
  return {
    saved: state && 'receipt' in state ? state : isUnsent ? kept : null,
    isWhole: kept ? kept.isWhole : isPostedWhole,
    end: () => {
      setPostedWhole(false);
      if (kept) writeTab(RECEIPT_KEY, { ...kept, isWhole: false });
    },
  };
}

/** Receipt of a saved request: its text, its time, and the next step. */
export function DemoReceipt({
  id,
  saved: { receipt, status, values },
  isWhole,
  note,
  onDone,
}: {
  id: string;
  saved: SavedRequest;
  isWhole: boolean;
  note: string | null;
  onDone: () => void;
}) {
  return (
    <section
      className="grid flex-none content-start gap-3 px-8 py-6 text-sm leading-5.5 max-sm:px-5"
      aria-labelledby={id}
    >
      {note && <AlertNote text={note} />}
      <h3
        ref={isWhole ? focusFirst : undefined}
        className="flex flex-wrap items-center gap-x-2 text-h4 [&>svg]:text-success"
        id={id}
        tabIndex={-1}
        // Without scripts the browser scrolls to it.
        autoFocus={isWhole}
      >
        <Icon name="ok" size={20} />
        {receiptLink.title} <SavedAt at={receipt.at} />
      </h3>
      <Note className="wrap-anywhere">
        <span className="marker-person" aria-hidden="true" />
        <span>{demoReceipt.next(receipt.by, receipt.within, values.email)}</span>
      </Note>
      {status === 'saved' && <p>{demoReceipt.late}</p>}
      {receipt.booking && (
        <p>
          <a className="link" href={receipt.booking} target="_blank" rel="noreferrer">
            {demoReceipt.booking}
          </a>
        </p>
      )}
      <details open={isWhole}>
        <summary className="font-semibold text-ink-2">{demoReceipt.sent}</summary>
        <TypedValues className="mbs-2 grid gap-2" names={fieldNames} values={values} />
      </details>
      {isWhole && (
        <Button variant="secondary" className="noscript:hidden" onClick={onDone}>
          {demoReceipt.another}
        </Button>
      )}
    </section>
  );
}

/** Focuses an element now, or with the dialog that it is in. */
function focusFirst(element: HTMLElement | null) {
  element?.toggleAttribute('autofocus', true);
  if (!element?.closest('dialog:not([open])')) element?.focus();
  return () => element?.removeAttribute('autofocus');
}

/** When it was saved, in the visitor's time zone; the server, which does not know it, says it in UTC. */
function SavedAt({ at }: { at: string }) {
  const text = useLocalTime(at, { hourCycle: 'h23', timeZoneName: 'short' });
  return (
    <time className="ms-auto text-sm font-normal text-ink-2" dateTime={at}>
      {text}
    </time>
  );
}
