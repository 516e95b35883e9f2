import type { ExternalToast } from 'sonner';
import type { toasts } from '@/content/messages/layout';

/** A toast with the id of another takes over its duration, unless it names its own. */
export const TOAST_MS = 6000;

/** Loads the library, after hydration: a visit rarely needs it. */
export const loadToaster = () => import('./toaster');

export function showToast(kind: keyof typeof toasts.kinds, text: string, options: ExternalToast) {
  loadToaster().then(
    ({ toast }) => toast[kind](text, options),
    // Offline, before the library has come: forms say the same beside their fields.
    () => undefined,
  );
}
