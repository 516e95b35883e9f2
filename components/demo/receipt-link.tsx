'use client';

import { useTabValue } from '@/components/ui/use-tab-value';
import { demoReceipt } from '@/content/messages/demo';
import { DEMO_DIALOG } from '@/lib/demo/fields';
import { RECEIPT_KEY } from '@/lib/demo/receipt';

/** Opens the dialog with the receipt of a request that was sent from this tab. */
export function ReceiptLink() {
  if (!useTabValue(RECEIPT_KEY)) return null;
  return (
    <button
      type="button"
      className="link absolute inset-e-4 inset-bs-full rounded-b-control border border-bs-0 border-line bg-surface-1 px-3 py-1.5 text-xs leading-5 text-ink"
      commandfor={DEMO_DIALOG}
      command="show-modal"
      aria-haspopup="dialog"
    >
      {demoReceipt.open}
    </button>
  );
}
