import { usePathname } from 'next/navigation';
import { type RefObject, type SubmitEvent, useEffect } from 'react';
import { signedInFlag } from '@/lib/auth/signed-in-flag';
import { DEMO_DIALOG } from '@/lib/demo/demo-dialog-id';
import type * as behaviour from './dialog-behaviour';

/** The buttons that open the dialog. */
const OPENERS = `[commandfor=${DEMO_DIALOG}]`;

/** Loaded with the first touch of the form. */
const load = () => import('./dialog-behaviour');

/** Whether the form asked for a sign-in. Read without the code that keeps the draft: every page asks. */
function isWaiting(): boolean {
  try {
    return /"resume":true/.test(sessionStorage.getItem('demo-draft') ?? '');
  } catch {
    return false;
  }
}

const hideFailure = (isHidden: boolean) =>
  document.getElementById('demo-failure')?.toggleAttribute('hidden', isHidden);

/** Does what needs the form's code, and says where that does not come. */
async function withCode(work: (code: typeof behaviour) => Promise<void>): Promise<void> {
  hideFailure(true);
  try {
    await work(await load());
  } catch {
    hideFailure(false);
  }
}

/**
 * What the framework adds to the demo dialog, which the browser opens, closes and posts by itself: a form that is live
 * and sent without leaving the page. After a sign-in that the form had asked for the dialog opens again by itself,
 * filled in; nothing is sent.
 *
 * @returns What sends the form.
 */
export function useDemoDialog(
  ref: RefObject<HTMLDialogElement | null>,
): (event: SubmitEvent<HTMLElement>) => void {
  const path = usePathname();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const ends = new AbortController();
    const { signal } = ends;
    const begin = () => void withCode(({ begin }) => begin(dialog));
    // A failure is told when the form is really asked for.
    const onReach = ({ target }: Event) => {
      if (target instanceof Element && target.closest(OPENERS))
        load()
          .then(({ loadAhead }) => loadAhead(dialog))
          .catch(() => undefined);
    };
    dialog.addEventListener('command', begin, { signal });
    for (const reach of ['pointerover', 'focusin']) document.addEventListener(reach, onReach, { signal });
    // Opened before the page was live, or by the page that answers a posted form.
    if (dialog.open) begin();
    return () => ends.abort();
  }, [ref]);

  useEffect(() => {
    if (path.startsWith('/auth') || !signedInFlag() || !isWaiting()) return;
    document.querySelector<HTMLElement>(`.site-header ${OPENERS}`)?.click();
  }, [path]);

  return (event) => {
    event.preventDefault();
    const dialog = ref.current;
    if (dialog) void withCode(({ send }) => send(dialog));
  };
}
