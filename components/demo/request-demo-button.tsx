'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { openDemoDialog, preloadDemoDialog } from './dialog-events';

const preload = () => void preloadDemoDialog();

/** Opens the demo dialog. Its code starts to load when the visitor reaches for the button. */
export function RequestDemoButton(props: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  return (
    <Button
      {...props}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onPointerDown={preload}
      onFocus={preload}
      onClick={openDemoDialog}
    />
  );
}
