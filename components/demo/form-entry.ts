import { DEMO_DIALOG } from '@/lib/demo/demo-dialog-id';
import { makeLive } from './live-form';

/*
 * A script of its own, which pages load before the framework when somebody reaches for the form: bundled by
 * adapter/light/form-script.ts.
 */
function begin(): void {
  const dialog = document.getElementById(DEMO_DIALOG);
  if (dialog instanceof HTMLDialogElement) makeLive(dialog);
}

// Somebody may be faster than the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
