import { type ComponentProps, useRef } from 'react';
import { Input } from '@/components/ui/input';
import { cleanEmail, toAsciiEmail } from '@/lib/input-rules';
import { cleanControl } from './clean-control';

/** An email control that is cleaned on every change, before the browser judges it. */
export function EmailInput(props: ComponentProps<typeof Input>) {
  const previous = useRef('');
  const clean = (control: HTMLInputElement, before: string | null) => {
    cleanControl(control, cleanEmail, before);
    previous.current = control.value;
  };
  return (
    <Input
      name="email"
      {...props}
      type="email"
      required
      onChange={({ target, nativeEvent }) => {
        if (!(nativeEvent as InputEvent).isComposing) clean(target, previous.current);
      }}
      onCompositionEnd={({ currentTarget }) => clean(currentTarget, previous.current)}
      onBlur={({ target }) => {
        clean(target, null);
        // Some browsers refuse a domain of other letters in the spelling that people use.
        if (target.validity.typeMismatch) target.value = toAsciiEmail(target.value);
      }}
    />
  );
}
