import { DEMO_DIALOG } from '@/lib/demo/fields';

let place: HTMLElement | undefined;

/**
 * Where toasts are rendered. A modal dialog makes everything outside it inert, so while the demo dialog is open toasts are
 * rendered inside it.
 */
export function toastPlace(): HTMLElement {
  if (place) return place;
  place = document.createElement('div');
  moveToasts();
  for (const change of ['close', 'toggle']) document.addEventListener(change, moveToasts, true);
  return place;
}

/** Puts the place where it belongs now. */
export function moveToasts(): void {
  const home = document.querySelector(`#${DEMO_DIALOG}:modal`) ?? document.body;
  if (place && place.parentElement !== home) home.append(place);
}
