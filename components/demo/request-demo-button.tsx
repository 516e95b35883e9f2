'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import { openDemoDialog, preloadDemoDialog } from './dialog-events';

/** Loads ahead; a failure is reported when the dialog is really asked for. */
const load = () => preloadDemoDialog().catch(() => undefined);
const preload = () => void load();

/** Opens the demo dialog. Its code starts to load when the visitor reaches for the button. */
export function RequestDemoButton(props: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const [loading, setLoading] = useState(false);
  const open = () => {
    setLoading(true);
    void load().finally(() => setLoading(false));
    openDemoDialog();
  };
  return (
    <Button
      {...props}
      loading={loading}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onPointerDown={preload}
      onFocus={preload}
      onClick={open}
    />
  );
}
