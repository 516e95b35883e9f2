import { toast } from 'sonner';

/** Returns kind and text of the toasts on show, oldest first, and dismisses them. */
export function takeToasts() {
  const shown = toast.getToasts().flatMap((shown) => ('title' in shown ? [[shown.type, shown.title]] : []));
  toast.dismiss();
  return shown;
}
