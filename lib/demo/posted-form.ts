import { CODE_TEXT } from '@/lib/auth/state';
import { updated } from '@/content/messages/layout';
import { type DemoRequest, fieldNames, fields, isOptional } from './fields';
import type { DemoFormState, DemoResult } from './state';

/** Values of the buttons of the demo form. */
const intents = ['send', 'mail', 'confirm', 'edit'] as const;

const others = ['intent', 'code', 'sentAt', 'draftId', 'visit'];

export function readDemoForm(form: unknown) {
  const read = (name: string) => {
    const value = form instanceof FormData ? form.get(name) : null;
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries(fieldNames.map((name) => [name, fields[name].clean(read(name))]));
  return {
    intent: intents.find((intent) => intent === read('intent')) ?? 'send',
    values: values as DemoRequest,
    draftId: /^[\da-f]{32}$/.exec(read('draftId'))?.[0],
    visit: read('visit'),
    code: read('code').slice(0, CODE_TEXT),
    sentAt: Number(read('sentAt')) || null,
  };
}

/** Returns the state in which an outdated form is shown again, with its words. */
export function restoreDemoForm(form: FormData | null): DemoFormState {
  if (!form) return null;
  const { intent, values, draftId, sentAt, code } = readDemoForm(form);
  const step: DemoResult = {
    status: 'signed-out',
    code: { email: values.email, sentAt, error: updated, typed: code },
  };
  const results: Record<typeof intent, DemoResult> = {
    send: { status: 'outdated' },
    edit: { status: 'editing' },
    mail: step,
    confirm: step,
  };
  return { ...results[intent], values, draftId };
}

/** Tells whether a posted form is the demo form and nothing else. The middleware asks before a page renders. */
export function isDemoForm(posted: FormData): boolean {
  const names = [...posted.keys()];
  const own = names.filter((name) => !name.startsWith('$ACTION_'));
  return (
    names.filter((name) => name.startsWith('$ACTION_REF_')).length === 1 &&
    new Set(own).size === own.length &&
    // A page of an older build lacks a field that was added since.
    fieldNames.every((name) => own.includes(name) || isOptional(name)) &&
    own.every((name) => [...fieldNames, ...others].includes(name))
  );
}
