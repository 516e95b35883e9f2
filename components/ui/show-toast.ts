import type { ExternalToast } from 'sonner';
import type { toasts } from '@/content/messages/layout';

export const TOAST_MS = 6000;

/** The last toast of each topic. */
const shown = new Map<string, string | number>();

const WANTED = 'toaster-wanted';
let isWanted = false;

/** Loads the library and has it shown: a visit rarely needs it. */
export function loadToaster() {
  isWanted = true;
  dispatchEvent(new Event(WANTED));
  return import('./toaster');
}

/** Shows the empty toaster early: screen readers do not hear a new region, and offline it cannot load. */
export function prepareToaster(): void {
  loadToaster().catch(() => undefined);
}

export const toasterStore = {
  subscribe: (onChange: () => void) => {
    addEventListener(WANTED, onChange);
    return () => removeEventListener(WANTED, onChange);
  },
  read: () => isWanted,
};

/** Takes the last toast of a topic away. */
export function hideToast(topic: string): void {
  const last = shown.get(topic);
  if (last !== undefined)
    loadToaster().then(
      ({ toast }) => toast.dismiss(last),
      () => undefined,
    );
}

/** Shows a toast in place of the last one of its topic. A quiet one lies at the lower edge and has no heading. */
export function showToast(
  kind: keyof typeof toasts.kinds,
  text: string,
  { topic, isQuiet, ...options }: Omit<ExternalToast, 'id'> & { topic: string; isQuiet?: boolean },
) {
  loadToaster().then(
    ({ toast, getQuietLook }) => {
      // Under its id the text would leave with a toast that is just leaving.
      const last = shown.get(topic);
      if (last !== undefined) toast.dismiss(last);
      shown.set(topic, toast[kind](text, { ...options, ...(isQuiet && getQuietLook(kind)) }));
    },
    // Offline, before the library has come: forms say the same beside their fields.
    () => undefined,
  );
}
