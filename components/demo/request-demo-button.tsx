import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { actions } from '@/content/messages/layout';
import { DEMO_DIALOG } from '@/lib/demo/dialog';

/** Opens the demo dialog, before and after the page is hydrated. */
export function RequestDemoButton({
  children = actions.requestDemo,
  ...props
}: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  return (
    <Button {...props} commandfor={DEMO_DIALOG} command="show-modal" aria-haspopup="dialog">
      {children}
    </Button>
  );
}
