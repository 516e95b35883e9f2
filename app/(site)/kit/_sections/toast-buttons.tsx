'use client';

import { toast } from 'sonner';
import { Button } from '@/components/ui/button';

const kinds = ['success', 'info', 'warning', 'error', 'loading'] as const;

/** Shows a toast of each kind. */
export function ToastButtons() {
  return kinds.map((kind) => (
    <Button key={kind} variant="secondary" onClick={() => toast[kind](`A toast: ${kind}.`)}>
      {kind}
    </Button>
  ));
}
