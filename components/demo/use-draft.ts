import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Control } from '@/components/forms/clean-control';
import { isUsable } from '@/lib/auth/mailed-code';
import { clearDraft, DRAFT_KEY, readDraft, saveDraft } from '@/lib/demo/draft';
import { type DemoRequest, emptyValues, fieldNames, fields } from '@/lib/demo/fields';
import type { DemoFormState } from '@/lib/demo/state';
import * as routes from '@/lib/routes';
import { hasSignedInFlag } from '@/lib/security/signed-in-flag';

/**
 * Keeps what is typed, and the step, as this tab's draft, which all demo forms of a page share. Empty fields begin
 * with it.
 *
 * @param isSaved Whether the page answers a posted form that was saved.
 * @param setState Sets the step in which the form was left.
 */
export function useDraft({
  id,
  dialog,
  form: { getValues, setValue, trigger, register, reset, subscribe },
  isSaved,
  setState,
}: {
  id: string;
  dialog: RefObject<HTMLDialogElement | null> | undefined;
  form: UseFormReturn<DemoRequest>;
  isSaved: boolean;
  setState: (state: DemoFormState) => void;
}) {
  const path = usePathname();
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    if (isSaved) clearDraft();
    const draft = readDraft()?.values;
    const typed = getValues();
    for (const name of fieldNames) if (!typed[name] && draft?.[name]) setValue(name, draft[name]);
    const filled = fieldNames.filter((name) => getValues(name));
    for (const name of filled) {
      // In the field that is being typed into the caret would jump: it is cleaned with the next key.
      if (document.activeElement?.getAttribute('name') !== name)
        setValue(name, fields[name].clean(getValues(name)));
    }
    if (filled.length > 0) {
      if (!draft) saveDraft({ values: getValues() });
      void trigger(filled).then(() => setKept(draft !== undefined));
    }
    const follow = () => {
      const draft = readDraft();
      const values = { ...emptyValues, ...draft?.values };
      if (!draft) setKept(false);
      if (fieldNames.every((name) => values[name] === getValues(name))) return;
      reset(values);
      void trigger(fieldNames.filter((name) => values[name]));
    };
    addEventListener(DRAFT_KEY, follow);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // A form that follows the draft has changed no field of its own.
        if (name) saveDraft({ values });
      },
    });
    return () => {
      removeEventListener(DRAFT_KEY, follow);
      unsubscribe();
    };
  }, [getValues, setValue, trigger, reset, subscribe, isSaved]);

  const showFields = () => {
    if (readDraft()) saveDraft({ isResumed: false, code: undefined });
    setState({ status: 'editing', values: getValues() });
  };
  // After a reload in the code step, and after a sign-in, the form is as it was. Nothing is sent.
  const resume = useEffectEvent(() => {
    const draft = readDraft();
    const code = hasSignedInFlag() ? undefined : draft?.code;
    if (code && isUsable(code)) setState({ status: 'signed-out', values: getValues(), code });
    else if (hasSignedInFlag() && draft?.isResumed) showFields();
    else return;
    // On the demo page the page's own form shows it.
    const isShown = path !== routes.demo && (draft?.isResumed || draft?.isCodeOpen);
    if (isShown && dialog?.current?.open === false) dialog.current.showModal();
  });
  useEffect(() => {
    if (!path.startsWith(routes.auth)) resume();
  }, [path, dialog]);

  /** Notes that the visitor left the dialog. */
  const leave = () => {
    setKept(fieldNames.some((name) => getValues(name)));
    if (readDraft()?.isCodeOpen) saveDraft({ isCodeOpen: false });
  };
  /** Reads fields that a form filler has filled in without an event. The text itself is cleaned when it is left. */
  const readSilentChanges = () => {
    const { elements } = document.getElementById(id) as HTMLFormElement;
    for (const name of fieldNames) {
      const control = elements.namedItem(name) as Control | null;
      const value = control && fields[name].clean(control.value);
      if (typeof value !== 'string' || value === ((getValues(name) as string | undefined) ?? '')) continue;
      void register(name).onChange({ type: 'change', target: { name, value } });
    }
  };
  return { isKept, showFields, leave, readSilentChanges };
}
