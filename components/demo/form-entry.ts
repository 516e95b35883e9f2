import { DEMO_DIALOG } from '@/lib/demo/demo-dialog-id';
import { hydrateForm } from './hydrate-form';
import { loadPhoneScript } from './phone-code';

/** Address of the script that phone-entry.ts becomes; the bundler puts it in. */
declare const PHONE_SCRIPT: string;

/*
 * Entry of a script of its own, which pages load before the framework at the first interaction with the form. Bundled
 * by adapter/static-pages/form-script.ts.
 */
function begin(): void {
  const dialog = document.getElementById(DEMO_DIALOG);
  if (dialog instanceof HTMLDialogElement) hydrateForm(dialog, () => loadPhoneScript(PHONE_SCRIPT));
}

// Somebody may be faster than the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
