import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { DEMO_DIALOG } from '@/lib/demo/demo-dialog-id';

/** Opens the demo dialog, before and after the page is hydrated. */
export function RequestDemoButton(props: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  return <Button {...props} commandfor={DEMO_DIALOG} command="show-modal" aria-haspopup="dialog" />;
}
