'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

/**
 * Sends an account form, and is disabled while that is on its way. A browser takes the focus from what is disabled: whoever
 * had it here gets it back.
 *
 * @param busy What it says meanwhile, aloud too.
 */
export function SubmitButton({
  pending,
  busy,
  children,
  ...look
}: ComponentProps<typeof Button> & { pending: boolean; busy?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (pending) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && activeElement === body) button.current?.focus();
  }, [pending]);
  return (
    <>
      <Button {...look} ref={button} type="submit" disabled={pending} loading={pending}>
        {(pending && busy) || children}
      </Button>
      {busy && (
        <span role="status" className="sr-only">
          {pending && busy}
        </span>
      )}
    </>
  );
}
