import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cleanControl, type Control } from '@/components/forms/clean-control';
import { Field } from '@/components/ui/field';
import { demoFieldMessages, demoFormMessages, type FieldMessages } from '@/content/messages/demo';
import {
  type DemoField,
  type DemoRequest,
  type FieldErrors,
  fieldNames,
  getField,
  isOptional,
} from '@/lib/demo/fields';

interface Props {
  id: string;
  form: UseFormReturn<DemoRequest>;
  posted: { values?: DemoRequest | undefined; errors?: FieldErrors | undefined };
  /** The field that the browser focuses. */
  focused: DemoField | undefined;
  isHydrated: boolean;
}

/** The fields, uncontrolled: they keep what was typed before hydration. */
export const DemoFields = (props: Props) =>
  fieldNames.map((name) => <TypedField key={name} name={name} {...props} />);

function TypedField({
  name,
  id,
  form: { register, formState, getValues },
  posted,
  focused,
  isHydrated,
}: Props & { name: DemoField }) {
  const { control, longest, clean, loses, needsHint } = getField(name);
  const messages: FieldMessages = demoFieldMessages[name];
  /** Whether cleaning took away something that the visitor would miss. */
  const [isCleaned, setCleaned] = useState(false);
  useEffect(() => {
    const element = document.getElementById(`${id}-${name}`);
    // A key that would be removed again may not replace a selected name: undo would not bring it back.
    const refuseKey = (event: InputEvent) => {
      if (!event.data || !loses?.(event.data) || clean(event.data) !== '') return;
      event.preventDefault();
      setCleaned(true);
    };
    // React has no event of this name and meaning.
    element?.addEventListener('beforeinput', refuseKey);
    return () => element?.removeEventListener('beforeinput', refuseKey);
  }, [id, name, loses, clean]);
  // Without default values a field is undefined until it is registered.
  const read = (unregistered = '') => (getValues(name) as string | undefined) ?? unregistered;
  const value = read(posted.values?.[name]);
  const error =
    formState.errors[name]?.message ?? (formState.touchedFields[name] ? undefined : posted.errors?.[name]);
  const { onChange, ...registered } = register(name);
  const change = (element: Control, previous: string | null) => {
    const typed = element.value;
    cleanControl(element, clean, previous);
    // The note stays while the same text is typed on.
    setCleaned((before) => Boolean(loses?.(typed)) || (before && isContinued(previous, element.value)));
    return onChange({ type: 'change', target: element });
  };
  const attributes = {
    ...registered,
    onChange: ({ target, nativeEvent }: { target: Control; nativeEvent: Event }) =>
      // An input method is not to be disturbed: its text is judged, and rewritten when it has ended.
      (nativeEvent as InputEvent).isComposing
        ? onChange({ type: 'change', target: { name, value: clean(target.value) } })
        : change(target, read()),
    onCompositionEnd: ({ currentTarget }: { currentTarget: Control }) => change(currentTarget, read()),
    onBlur: ({ target }: { target: Control }) => {
      setCleaned(false);
      if (clean(target.value) !== target.value || target.value !== read()) void change(target, null);
    },
    ...(!isOptional(name) && { 'aria-required': true, required: !isHydrated }),
    autoFocus: name === focused,
    defaultValue: posted.values?.[name],
    placeholder: messages.placeholder,
  };
  return (
    <Field
      id={`${id}-${name}`}
      label={isOptional(name) ? demoFormMessages.optional(messages.label) : messages.label}
      helper={(isCleaned && messages.cleaned) || messages.helper}
      error={error}
      hint={error && needsHint?.(value) ? messages.hint : undefined}
      {...('rows' in control && {
        count: { used: value.length, allowed: longest },
      })}
    >
      {(wiring) =>
        'rows' in control ? (
          <textarea {...wiring} {...attributes} {...control} />
        ) : (
          <input {...wiring} {...attributes} {...control} />
        )
      }
    </Field>
  );
}

const isContinued = (before: string | null, after: string) =>
  before !== null && before !== '' && after.startsWith(before);
