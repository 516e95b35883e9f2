'use client';

import { type MouseEvent, useState } from 'react';
import { notify, type ToastKind } from '@/components/toast/notify';
import { buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { tw } from '@/components/ui/tw';
import { exportWords, requestToolbarWords } from '@/content/words/dashboard';
import { EXPORT_PATH, listHref, type ListQuery } from '@/lib/dashboard/list-query';
import { saveFile } from './save-file';
import '@/components/ui/controls.css';

const tell = (kind: ToastKind, text: string) => notify({ kind, text, id: 'export' });

/** Saves the requests that are asked for as a file, and says how far it is. Without scripts it is a plain link. */
export function ExportLink({ query, total, about }: { query: ListQuery; total: number; about: boolean }) {
  const [isBusy, setIsBusy] = useState(false);

  const onClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isBusy || total === 0) return;
    setIsBusy(true);
    tell('loading', exportWords.began(total, about));
    try {
      const rows = await saveFile(event.currentTarget.href, (done) =>
        tell('loading', exportWords.arrived(total, done, about)),
      );
      tell('success', exportWords.done(rows));
    } catch (cause) {
      tell('error', cause instanceof Error ? cause.message : exportWords.failed);
    }
    setIsBusy(false);
  };

  return (
    <a
      className={buttonClass(
        { variant: 'secondary', loading: isBusy, inactive: !isBusy && total === 0 },
        tw`medium:px-3 phone:flex-[1_1_8rem] phone:px-2.5`,
      )}
      href={listHref(query, {}, EXPORT_PATH)}
      download
      aria-disabled={isBusy || total === 0 || undefined}
      onClick={(event) => void onClick(event)}
    >
      {isBusy ? <span className="spinner" aria-hidden="true" /> : <Glyph name="download" size={20} />}
      {requestToolbarWords.download}
    </a>
  );
}
