import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

/**
 * Button of an account form, disabled while it is sent. It takes the focus back, which browsers remove from
 * disabled buttons.
 */
export function SubmitButton({
  intent,
  formAction,
  label,
  busy,
  isPending,
}: Record<'intent' | 'label' | 'busy', string> & {
  formAction: (form: FormData) => void;
  isPending: boolean;
}) {
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
        formAction={formAction}
        value={intent}
        full
        disabled={isPending}
        loading={isPending}
      >
        {isPending ? busy : label}
      </Button>{' '}
      <span role="status" className="sr-only">
        {isPending && busy}
      </span>
    </>
  );
}
