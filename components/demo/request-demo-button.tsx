import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { DEMO_SHELL } from '@/lib/demo/demo-shell-id';

/** Opens the demo dialog, before and after the page is live. */
export function RequestDemoButton(props: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  return <Button {...props} commandfor={DEMO_SHELL} command="show-modal" aria-haspopup="dialog" />;
}
