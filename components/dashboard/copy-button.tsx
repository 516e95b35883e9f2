'use client';

import { toast } from 'sonner';
import { Icon } from '@/components/ui/icon';
import { panelWords as words } from '@/content/messages/dashboard';
import '@/components/ui/controls.css';

export function CopyButton({ label, text }: { label: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(words.copied, { id: 'copy' });
    } catch {
      toast.error(words.copyRefused, { id: 'copy' });
    }
  };
  return (
    <button
      type="button"
      className="icon-btn -my-1.75 -me-2.5 size-9 flex-none"
      aria-label={label}
      onClick={() => void copy()}
    >
      <Icon name="copy" size={16} />
    </button>
  );
}
