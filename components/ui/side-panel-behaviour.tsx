'use client';

import { useEffect } from 'react';

const follows = (target: Element) => {
  const link = target.closest('a');
  return link?.protocol.startsWith('http') && link.target !== '_blank';
};

/**
 * What HTML does not do for a side panel: close when a link inside is followed, or before an action marked
 * `data-closes-panel` opens something else.
 */
export function SidePanelBehaviour({ id }: { id: string }) {
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    // Its button has opened another dialog before hydration.
    if (dialog.matches(':modal') && document.querySelectorAll('dialog:modal').length > 1) dialog.close();
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (follows(target) || target.closest('[data-closes-panel]')) dialog.close();
    };
    dialog.addEventListener('click', onClick);
    return () => dialog.removeEventListener('click', onClick);
  }, [id]);
  return null;
}
