import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { signedInFlag } from '@/lib/auth/signed-in-flag';
import { DEMO_DIALOG } from '@/lib/demo/demo-dialog-id';
import { clearDraft, readDraft, saveDraft } from './draft';

/** Loaded with the first touch of the form, unless the page's own start has brought it before the framework. */
const loadLiveForm = () => import('./live-form');

/**
 * What the framework adds to the demo dialog, which the browser opens and closes by itself: it makes the form live where
 * nothing has yet, takes what else is modal away, and gives the focus a place. After a sign-in that the form had asked for
 * the dialog opens again by itself, filled in; nothing is sent.
 *
 * @param ref The dialog.
 * @param isSent This page answers a posted form that was sent.
 * @param onClosed Called when it has been closed.
 */
export function useDemoDialog(
  ref: RefObject<HTMLDialogElement | null>,
  { isSent, onClosed }: { isSent: boolean; onClosed: () => void },
): void {
  const path = usePathname();
  const closed = useEffectEvent(onClosed);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const ends = new AbortController();
    const { signal } = ends;
    const begin = () => {
      // Whatever else is modal would stay behind it: the slide-out menu, say.
      for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal'))
        if (other !== dialog) other.close();
      void makeLive(dialog);
    };
    const onCommand = (event: Event) => {
      if (!('command' in event && event.command === 'close')) begin();
    };
    const onReach = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`[commandfor="${DEMO_DIALOG}"]`))
        loadLiveForm().catch(() => undefined);
    };
    const onClose = () => {
      // Told late: it may be open again.
      if (dialog.open) return;
      closed();
      giveFocusPlace();
    };
    dialog.addEventListener('command', onCommand, { signal });
    dialog.addEventListener('close', onClose, { signal });
    for (const reach of ['pointerover', 'focusin']) document.addEventListener(reach, onReach, { signal });
    // Opened before the page was live, or by the page that answers a posted form: that one is not modal yet.
    if (dialog.open) {
      if (!dialog.matches(':modal')) {
        dialog.removeAttribute('open');
        dialog.showModal();
      }
      begin();
    }
    return () => ends.abort();
  }, [ref]);

  useEffect(() => {
    if (isSent) clearDraft();
  }, [isSent]);

  useEffect(() => {
    if (path.startsWith('/auth') || !signedInFlag() || !readDraft()?.resume) return;
    saveDraft({ resume: false });
    document.querySelector<HTMLElement>(`.site-header [commandfor="${DEMO_DIALOG}"]`)?.click();
  }, [path]);
}

async function makeLive(dialog: HTMLDialogElement): Promise<void> {
  const failure = dialog.querySelector('[data-note=failure]');
  failure?.toggleAttribute('hidden', true);
  if ('live' in dialog.dataset) return;
  try {
    (await loadLiveForm()).makeLive(dialog);
  } catch {
    failure?.toggleAttribute('hidden', false);
  }
}

/** The browser gives the focus back to what opened the dialog. Where that is gone: to the header, from where it can be opened again. */
function giveFocusPlace(): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const header = document.querySelectorAll<HTMLElement>('.site-header button');
  Array.from(header)
    .findLast((button) => button.checkVisibility())
    ?.focus();
}
