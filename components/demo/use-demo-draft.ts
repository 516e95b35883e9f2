import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDraft, DRAFT_KEY, readDraft, saveDraft } from '@/lib/demo/draft';
import { type DemoRequest, emptyValues, fieldNames, fields } from '@/lib/demo/fields';

/** Keeps what is typed as this tab's draft, which all demo forms of a page share. Empty fields begin with it. */
export function useDemoDraft({ getValues, setValue, trigger, reset, subscribe }: UseFormReturn<DemoRequest>) {
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    const draft = readDraft()?.values;
    const typed = getValues();
    for (const name of fieldNames) if (!typed[name] && draft?.[name]) setValue(name, draft[name]);
    const filled = fieldNames.filter((name) => getValues(name));
    if (filled.length === 0) return;
    const { activeElement } = document;
    for (const name of filled) {
      // In the field that is being typed into the caret would jump: it is cleaned with the next key.
      if (activeElement?.getAttribute('name') !== name) setValue(name, fields[name].clean(getValues(name)));
    }
    if (!draft) saveDraft({ values: getValues() });
    void trigger(filled).then(() => setKept(draft !== undefined));
  }, [getValues, setValue, trigger]);
  useEffect(() => {
    const follow = () => {
      const draft = readDraft();
      const values = { ...emptyValues, ...draft?.values };
      if (!draft) setKept(false);
      if (fieldNames.every((name) => values[name] === getValues(name))) return;
      reset(values);
      void trigger(fieldNames.filter((name) => values[name]));
    };
    addEventListener(DRAFT_KEY, follow);
    return () => removeEventListener(DRAFT_KEY, follow);
  }, [getValues, reset, trigger]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // A form that follows the draft has changed no field of its own.
          if (name) saveDraft({ values });
        },
      }),
    [subscribe],
  );

  return {
    isKept,
    noteKept: () => setKept(fieldNames.some((name) => getValues(name))),
    clear: clearDraft,
  };
}
