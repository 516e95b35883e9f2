export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface Toast {
  kind: ToastKind;
  text: string;
  /** One thing to do about it. */
  action?: { label: string; run: () => void };
  /** Leaves after a while even if it is an error: the same is said beside its cause. */
  brief?: boolean;
  /** A toast with the same id takes the place of the earlier one. */
  id?: string;
}

type Listener = () => void;

const waiting: Toast[] = [];
const listeners = new Set<Listener>();

/** Shows a toast. The code that draws toasts is loaded with the first one; none is lost meanwhile. */
export function notify(toast: Toast): void {
  waiting.push(toast);
  for (const listener of listeners) listener();
}

/** Calls back whenever a toast waits. Returns how to stop. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hands over the toasts that wait, oldest first. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** The toast that waits longest for nobody to take it. */
export function nextToast(): Toast | undefined {
  return waiting[0];
}
