import type { ChangeEvent, CompositionEvent, FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Control = HTMLInputElement;

/** What a control held before the change that is being handled. */
const before = new WeakMap<Control, string>();

/**
 * Puts the cleaned value into the control without moving the caret. Where the caret cannot be known (e-mail
 * inputs do not tell), text typed anywhere but at the end waits until the control is left.
 */
function rewrite(
  control: Control,
  clean: (typed: string) => string,
  previous: string,
  leaving = false,
): void {
  const typed = control.value;
  const cleaned = clean(typed);
  if (cleaned === typed) return;
  const caret = control.selectionStart;
  if (caret === null && !leaving && !typed.startsWith(previous)) return;
  control.value = cleaned;
  if (caret !== null) {
    const kept = clean(typed.slice(0, caret)).length;
    control.setSelectionRange(kept, kept);
  }
}

/**
 * Handlers that clean a field as it is typed, before the form sees the change. Text that an input method is
 * still composing is left alone until it is settled.
 *
 * @param field What the form library registered.
 * @param clean The field's input handling.
 */
export function cleanAsTyped(field: UseFormRegisterReturn, clean: (typed: string) => string) {
  const apply = ({ currentTarget: control }: ChangeEvent<Control> | CompositionEvent<Control>) => {
    rewrite(control, clean, before.get(control) ?? '');
    before.set(control, control.value);
  };
  return {
    ...field,
    onFocus: ({ currentTarget }: FocusEvent<Control>) => before.set(currentTarget, currentTarget.value),
    onChange: (event: ChangeEvent<Control>) => {
      if ((event.nativeEvent as InputEvent).isComposing) return;
      apply(event);
      return field.onChange(event);
    },
    onCompositionEnd: (event: CompositionEvent<Control>) => {
      apply(event);
      return field.onChange({ target: event.currentTarget, type: 'change' });
    },
    onBlur: (event: FocusEvent<Control>) => {
      rewrite(event.currentTarget, clean, '', true);
      return field.onBlur(event);
    },
  };
}
