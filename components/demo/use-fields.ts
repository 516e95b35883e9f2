import { useEffect, useState } from 'react';
import { cleanControl, type Control } from '@/components/forms/clean-control';
import { demoFieldMessages, type FieldMessages } from '@/content/messages/demo';
import { type DemoField, fieldNames, getField } from '@/lib/demo/fields';
import type { useDemoForm } from './use-demo-form';

/** Cleans the fields while somebody types, and returns a function that reads what one of them shows. */
export function useFields({
  id,
  form: { register, formState, getValues },
  posted,
}: ReturnType<typeof useDemoForm>) {
  /** Fields from which cleaning took away something that the visitor would miss. */
  const [cleaned, setCleaned] = useState<Partial<Record<DemoField, boolean>>>({});
  const noteCleaned = (name: DemoField, isCleaned: (before: boolean) => boolean) => {
    setCleaned((all) => {
      const before = all[name] ?? false;
      const after = isCleaned(before);
      return after === before ? all : { ...all, [name]: after };
    });
  };
  useEffect(() => {
    const form = document.getElementById(id);
    // A key that would be removed again may not replace a selected name: undo would not bring it back.
    const refuseKey = (event: InputEvent) => {
      const name = fieldNames.find((field) => field === (event.target as Control).name);
      if (!name || !event.data) return;
      const { loses, clean } = getField(name);
      if (!loses?.(event.data) || clean(event.data) !== '') return;
      event.preventDefault();
      setCleaned((before) => ({ ...before, [name]: true }));
    };
    // React has no event of this name and meaning.
    form?.addEventListener('beforeinput', refuseKey);
    return () => form?.removeEventListener('beforeinput', refuseKey);
  }, [id]);

  const errors = posted?.status === 'invalid' ? posted.errors : undefined;
  const values = posted && 'receipt' in posted ? undefined : posted?.values;
  return (name: DemoField) => {
    const { clean, loses, needsHint } = getField(name);
    const messages: FieldMessages = demoFieldMessages[name];
    // Without default values a field is undefined until it is registered.
    const read = (unregistered = '') => (getValues(name) as string | undefined) ?? unregistered;
    const value = read(values?.[name]);
    const error =
      formState.errors[name]?.message ?? (formState.touchedFields[name] ? undefined : errors?.[name]);
    const { onChange, ...registered } = register(name);
    const change = (element: Control, previous: string | null) => {
      const typed = element.value;
      cleanControl(element, clean, previous);
      // The note stays while the same text is typed on.
      noteCleaned(
        name,
        (before) => Boolean(loses?.(typed)) || (before && isContinued(previous, element.value)),
      );
      return onChange({ type: 'change', target: element });
    };
    return {
      error,
      hint: error && needsHint?.(value) ? messages.hint : undefined,
      note: cleaned[name] ? messages.cleaned : undefined,
      used: value.length,
      attributes: {
        ...registered,
        defaultValue: values?.[name],
        onChange: ({ target, nativeEvent }: { target: Control; nativeEvent: Event }) =>
          // An input method is not to be disturbed: its text is judged, and rewritten when it has ended.
          (nativeEvent as InputEvent).isComposing
            ? onChange({ type: 'change', target: { name, value: clean(target.value) } })
            : change(target, read()),
        onCompositionEnd: ({ currentTarget }: { currentTarget: Control }) => change(currentTarget, read()),
        onBlur: ({ target }: { target: Control }) => {
          noteCleaned(name, () => false);
          if (clean(target.value) !== target.value || target.value !== read()) void change(target, null);
        },
      },
    };
  };
}

const isContinued = (before: string | null, after: string) =>
  before !== null && before !== '' && after.startsWith(before);
