import { type ComponentProps, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cleanControl, type Control } from '@/components/forms/clean-control';
import { Field } from '@/components/ui/field';
import { demoFieldWords } from '@/content/messages/demo';
import { type DemoField, type FieldErrors, fieldNames, LIMITS } from '@/lib/demo/fields';
import type { DemoRequest } from '@/lib/demo/schema';
import { cleaners, losesVisible } from '@/lib/typed-text';

const attributes: Record<
  DemoField,
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'dir' | 'maxLength'>
> = {
  name: { type: 'text', autoComplete: 'name', dir: 'auto', maxLength: LIMITS.name },
  email: { type: 'email', autoComplete: 'email', maxLength: LIMITS.email },
  phone: { type: 'tel', autoComplete: 'tel' },
  purpose: { dir: 'auto', maxLength: LIMITS.purpose },
};

/** The four fields, uncontrolled: they keep what was typed before hydration. */
export function DemoFields({
  id,
  form: { register, formState, getValues, watch },
  posted,
  focused,
  isHydrated,
}: {
  id: string;
  form: UseFormReturn<DemoRequest>;
  posted: { values?: DemoRequest | undefined; errors?: FieldErrors | undefined };
  /** The field that the browser focuses. */
  focused: DemoField | undefined;
  isHydrated: boolean;
}) {
  /** Whether letters and spaces are all that was kept of the name. */
  const [isNameCleaned, setNameCleaned] = useState(false);
  useEffect(() => {
    const control = document.getElementById(`${id}-name`);
    // A key that would be removed again may not replace a selected name: undo would not bring it back.
    const refuseKey = (event: InputEvent) => {
      if (!event.data || !losesVisible(event.data) || cleaners.name(event.data) !== '') return;
      event.preventDefault();
      setNameCleaned(true);
    };
    control?.addEventListener('beforeinput', refuseKey);
    return () => control?.removeEventListener('beforeinput', refuseKey);
  }, [id]);
  // Without default values a field is undefined until it is registered.
  const [purpose, phone] = watch(['purpose', 'phone']) as [string | undefined, string | undefined];
  const read = (name: DemoField) => (getValues(name) as string | undefined) ?? '';
  return fieldNames.map((name) => {
    const { label, helper, placeholder, cleaned: cleanedHelper, hint } = demoFieldWords[name] as FieldWords;
    const isPurpose = name === 'purpose';
    const error =
      formState.errors[name]?.message ?? (formState.touchedFields[name] ? undefined : posted.errors?.[name]);
    const { onChange, ...registered } = register(name);
    const change = (control: Control, previous: string | null) => {
      const typed = control.value;
      cleanControl(control, cleaners[name], previous);
      if (name === 'name')
        // The note stays while the same name is typed on.
        setNameCleaned((before) => losesVisible(typed) || (before && isContinued(previous, control.value)));
      return onChange({ type: 'change', target: control });
    };
    const control = {
      ...registered,
      onChange: ({ target, nativeEvent }: { target: Control; nativeEvent: Event }) => {
        // An input method is not to be disturbed.
        if (!(nativeEvent as InputEvent).isComposing) return change(target, read(name));
      },
      onCompositionEnd: ({ currentTarget }: { currentTarget: Control }) => change(currentTarget, read(name)),
      onBlur: ({ target }: { target: Control }) => {
        if (name === 'name') setNameCleaned(false);
        if (cleaners[name](target.value) !== read(name)) void change(target, null);
      },
      'aria-required': true,
      autoFocus: name === focused,
      required: !isHydrated,
      defaultValue: posted.values?.[name],
      placeholder,
      ...attributes[name],
    };
    return (
      <Field
        key={name}
        id={`${id}-${name}`}
        label={label}
        helper={isNameCleaned && cleanedHelper ? cleanedHelper : helper}
        error={error}
        hint={error && phone?.startsWith('0') ? hint : undefined}
        {...(isPurpose && {
          count: { used: (purpose ?? posted.values?.purpose ?? '').length, allowed: LIMITS.purpose },
        })}
      >
        {(wiring) =>
          isPurpose ? <textarea {...wiring} rows={3} {...control} /> : <input {...wiring} {...control} />
        }
      </Field>
    );
  });
}

const isContinued = (before: string | null, after: string) =>
  before !== null && before !== '' && after.startsWith(before);

interface FieldWords {
  label: string;
  placeholder: string;
  helper?: string;
  /** Replaces the helper once something typed was taken away. */
  cleaned?: string;
  /** Helps with an error. */
  hint?: string;
}
