'use client';

import { Icon } from '@/components/ui/icon';
import { useTabValue } from '@/components/ui/use-tab-value';
import { receiptLink } from '@/content/messages/demo-form';
import { openReceipt, RECEIPT_KEY } from '@/lib/demo/receipt';

/** Opens the dialog with the receipt of a request that was sent from this tab. */
export function ReceiptLink() {
  if (!useTabValue(RECEIPT_KEY)) return null;
  return (
    <aside
      className="fixed inset-e-4 inset-be-4 z-30 rounded-control border border-line bg-surface-1 shadow-card print:hidden"
      aria-label={receiptLink.title}
    >
      <button
        type="button"
        className="flex items-center gap-2 rounded-control ps-3 pe-4 text-sm font-semibold text-accent min-block-11"
        aria-haspopup="dialog"
        onClick={openReceipt}
      >
        <Icon name="ok" size={20} />
        {receiptLink.open}
      </button>
    </aside>
  );
}
