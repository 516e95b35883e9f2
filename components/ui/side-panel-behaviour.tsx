'use client';

import { useEffect } from 'react';

const follows = (target: Element) => {
  const link = target.closest('a');
  return link?.protocol.startsWith('http') && link.target !== '_blank';
};

/**
 * What HTML does not do for a side panel: close when a link inside is followed, or before an action marked
 * `data-closes-panel` opens something else. Where the browser lacks `closedby`, it does that too.
 */
export function SidePanelBehaviour({ id }: { id: string }) {
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const ends = new AbortController();

    const listen = (on: Document | HTMLDialogElement, run: (target: Element) => void) =>
      on.addEventListener('click', (event) => event.target instanceof Element && run(event.target), {
        signal: ends.signal,
      });

    listen(dialog, (target) => {
      if (follows(target) || target.closest('[data-closes-panel]')) dialog.close();
    });
    if (!('closedBy' in HTMLDialogElement.prototype)) {
      // The panel fills its box, so a click on the dialog itself is a click on the scrim.
      listen(dialog, (target) => target === dialog && dialog.close());
    }
    return () => ends.abort();
  }, [id]);
  return null;
}
