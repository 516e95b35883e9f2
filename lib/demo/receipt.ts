import { readTab, writeTab } from '@/lib/tab-storage';
import { DEMO_DIALOG } from './dialog';
import type { DemoFormState } from './state';

/** Key in the tab's storage, and the event of another receipt. */
export const RECEIPT_KEY = 'demo-receipt';

export type SavedRequest = Extract<NonNullable<DemoFormState>, { receipt: object }>;

/** The receipt of a request that was sent from this tab, and whether it takes the form's place. */
export type KeptReceipt = SavedRequest & { isWhole: boolean };

/** Shows the receipt of this tab in the demo dialog. A sign-out removes it. */
export function openReceipt(): void {
  const stored = readTab(RECEIPT_KEY);
  if (stored) writeTab(RECEIPT_KEY, { ...stored, isWhole: true });
  const dialog = document.getElementById(DEMO_DIALOG);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
