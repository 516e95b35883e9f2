import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, saveDraft } from '@/lib/demo/draft';
import { emptyValues, fieldNames } from '@/lib/demo/fields';
import type { DemoRequest } from '@/lib/demo/schema';
import { cleaners } from '@/lib/typed-text';

/** Keeps what is typed as this tab's draft. Empty fields begin with the draft. */
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
      if (activeElement?.getAttribute('name') !== name) setValue(name, cleaners[name](getValues(name)));
    }
    if (!draft) saveDraft({ values: getValues() });
    void trigger(filled).then(() => setKept(draft !== undefined));
  }, [getValues, setValue, trigger]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name) saveDraft({ values });
        },
      }),
    [subscribe],
  );

  return {
    isKept,
    noteKept: () => setKept(fieldNames.some((name) => getValues(name))),
    clear: () => {
      clearDraft();
      setKept(false);
      reset(emptyValues);
    },
  };
}
