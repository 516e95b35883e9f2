'use client';

import { Icon } from '@/components/ui/icon';
import { panelMessages } from '@/content/messages/dashboard';
import '@/components/ui/controls.css';
import { prepareToaster, showToast } from '@/components/ui/show-toast';

export function CopyButton({ label, text }: { label: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', panelMessages.copied, { topic: 'copy' });
    } catch {
      showToast('error', panelMessages.copyRefused, { topic: 'copy' });
    }
  };
  return (
    <button
      type="button"
      className="icon-btn -my-1.75 -me-2.5 size-9 flex-none"
      aria-label={label}
      onFocus={prepareToaster}
      onClick={() => void copy()}
    >
      <Icon name="copy" size={16} />
    </button>
  );
}
