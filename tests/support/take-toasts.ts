import { toast } from 'sonner';

/** Returns kind and text of the visible toasts, oldest first, and dismisses them. */
export async function takeToasts() {
  // A toast waits for the library.
  await import('@/components/ui/toaster');
  const shown = toast.getToasts().flatMap((shown) => ('title' in shown ? [[shown.type, shown.title]] : []));
  toast.dismiss();
  return shown;
}
