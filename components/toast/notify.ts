export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface Toast {
  kind: ToastKind;
  text: string;
  /** One thing to do about it. */
  action?: { label: string; run: () => void };
  /** Leaves after a while even if it is an error: the same is said beside its cause. */
  brief?: boolean;
  /** Stays until it is closed, even if it is no error. */
  lasting?: boolean;
  /** A toast with the same id takes the place of the earlier one. */
  id?: string;
}

/** The toast that asks to sign in: taken back where that is done. */
export const SIGN_IN_ASKED = 'sign-in-asked';

type Listener = () => void;

const waiting: Toast[] = [];
const listeners = new Set<Listener>();
const withdrawals = new Set<(id: string) => void>();

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

/** Takes a toast back that is no longer true, shown or not. */
export function withdraw(id: string): void {
  const kept = waiting.filter((toast) => toast.id !== id);
  waiting.splice(0, waiting.length, ...kept);
  for (const take of withdrawals) take(id);
}

/** Calls back with the id of each toast that is taken back. Returns how to stop. */
export function onWithdrawal(take: (id: string) => void): () => void {
  withdrawals.add(take);
  return () => withdrawals.delete(take);
}

/** Hands over the toasts that wait, oldest first. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** The toast that waits longest for nobody to take it. */
export function nextToast(): Toast | undefined {
  return waiting[0];
}
