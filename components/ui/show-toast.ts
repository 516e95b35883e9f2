import type { ExternalToast } from 'sonner';
import type { toasts } from '@/content/messages/layout';

export const TOAST_MS = 6000;

/** The last toast of each topic. */
const shown = new Map<string, string | number>();

/** Loads the library, after hydration: a visit rarely needs it. */
export const loadToaster = () => import('./toaster');

/** Shows a toast in place of the last one of its topic. */
export function showToast(
  kind: keyof typeof toasts.kinds,
  text: string,
  { topic, ...options }: Omit<ExternalToast, 'id'> & { topic: string },
) {
  loadToaster().then(
    ({ toast }) => {
      // Under its id the text would leave with a toast that is just leaving.
      const last = shown.get(topic);
      if (last !== undefined) toast.dismiss(last);
      shown.set(topic, toast[kind](text, options));
    },
    // Offline, before the library has come: forms say the same beside their fields.
    () => undefined,
  );
}
