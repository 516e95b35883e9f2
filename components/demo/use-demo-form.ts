import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type DemoRequest, demoRequestSchema } from '@/lib/demo/schema';
import { clearDraft, emptyRequest, readDraft, saveDraft } from './draft';

/** The demo form: begins with this tab's draft, checks every change, keeps every change. */
export function useDemoForm() {
  const form = useForm<DemoRequest>({
    resolver: standardSchemaResolver(demoRequestSchema),
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
    reset(emptyRequest);
    clearDraft();
  };
  return { ...form, startOver };
}
