'use client';

import { useEffect } from 'react';
import { notify, type Toast } from '@/components/toast/notify';

/** Shows a toast when the page that contains it appears. */
export function ToastOnShow({ kind, text }: Pick<Toast, 'kind' | 'text'>) {
  useEffect(() => notify({ kind, text, id: text }), [kind, text]);
  return null;
}
