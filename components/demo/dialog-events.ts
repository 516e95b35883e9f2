const OPEN = 'demo-dialog:open';

/** Loads the dialog's code ahead of the click that will need it. */
export const preloadDemoDialog = () => import('./demo-dialog');

/** Opens the demo dialog, from anywhere on the page. */
export function openDemoDialog(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Calls back when somebody asks for the dialog. Returns how to stop. */
export function onOpenDemoDialog(open: () => void): () => void {
  window.addEventListener(OPEN, open);
  return () => window.removeEventListener(OPEN, open);
}
