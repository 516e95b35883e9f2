import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { type DemoRequest, demoRequestSchema } from '@/lib/demo/schema';
import { clearDraft, emptyRequest, readDraft, saveDraft } from './draft';

/** The schema's word on every field: of several messages about one, the first. */
const check: Resolver<DemoRequest> = (values) => {
  const { success, data, error } = demoRequestSchema.safeParse(values);
  if (success) return { values: data, errors: {} };
  const first = error.issues
    .toReversed()
    .map(({ path, code, message }) => [path[0], { type: code, message }]);
  return { values: {}, errors: Object.fromEntries(first) as object };
};

/** The demo form: begins with this tab's draft, checks every change, keeps every change. */
export function useDemoForm() {
  const form = useForm<DemoRequest>({
    resolver: check,
    mode: 'onChange',
    defaultValues: readDraft()?.values ?? emptyRequest,
  });
  const { subscribe, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft({ values }),
      }),
    [subscribe],
  );

  const startOver = () => {
    // The fields stay registered, so that the focus can be set to one at once.
    reset(emptyRequest, { keepFieldsRef: true });
    clearDraft();
  };
  return { ...form, startOver };
}
