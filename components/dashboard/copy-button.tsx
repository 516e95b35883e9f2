'use client';

import { IconButton } from '@/components/ui/icon-button';
import { panelMessages } from '@/content/messages/dashboard';
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
    <IconButton
      size="compact"
      className="-my-1.5 -me-3 flex-none"
      icon="copy"
      iconSize={16}
      label={label}
      onFocus={prepareToaster}
      onClick={() => void copy()}
    />
  );
}
