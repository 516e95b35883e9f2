import { DEMO_DIALOG } from '@/lib/demo/demo-dialog-id';

let place: HTMLElement | undefined;

/**
 * Where toasts are drawn. A modal dialog lets nothing be pressed or read beside it, so the demo dialog, which causes
 * most of them, has them in it while it is open.
 */
export function toastPlace(): HTMLElement {
  if (place) return place;
  place = document.createElement('div');
  follow();
  for (const change of ['close', 'toggle']) document.addEventListener(change, follow, true);
  return place;
}

/** Puts the place where it belongs now. */
function follow(): void {
  const home = document.querySelector(`#${DEMO_DIALOG}:modal`) ?? document.body;
  if (place && place.parentElement !== home) home.append(place);
}
