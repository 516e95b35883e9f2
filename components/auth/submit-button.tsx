import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

/**
 * Sends an account form, and is disabled while that is on its way. A browser takes the focus from what is disabled: it is
 * given back.
 *
 * @param busy Shown meanwhile, and said aloud.
 */
export function SubmitButton({
  intent,
  label,
  busy,
  isPending,
}: Record<'intent' | 'label' | 'busy', string> & { isPending: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isPending) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && activeElement === body) button.current?.focus();
  }, [isPending]);
  return (
    <>
      <Button
        ref={button}
        type="submit"
        name="intent"
        value={intent}
        full
        disabled={isPending}
        loading={isPending}
      >
        {isPending ? busy : label}
      </Button>
      <span role="status" className="sr-only">
        {isPending && busy}
      </span>
    </>
  );
}
