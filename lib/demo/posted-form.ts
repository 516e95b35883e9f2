import { CODE_TEXT } from '@/lib/auth/state';
import { updated } from '@/content/messages/layout';
import { type DemoRequest, fieldNames, fields, isOptional } from './fields';
import type { DemoFormState, DemoResult } from './state';

const others = ['code', 'sentAt', 'draftId', 'visit'];

/** Reads the fields of a posted demo form. Whatever else was posted is no text or absurd. */
export function readDemoForm(posted: unknown) {
  const texts = new Map(Object.entries(posted ?? {}));
  const read = (name: string) => {
    const value: unknown = texts.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries(fieldNames.map((name) => [name, fields[name].clean(read(name))]));
  return {
    values: values as DemoRequest,
    draftId: /^[\da-f]{32}$/.exec(read('draftId'))?.[0],
    visit: read('visit'),
    code: read('code').slice(0, CODE_TEXT),
    sentAt: Number(read('sentAt')) || null,
  };
}

/** Returns the state in which an outdated form is shown again, with its fields and in its step. */
export function restoreDemoForm(form: FormData | null): DemoFormState {
  if (!form) return null;
  const { values, draftId, sentAt, code } = readDemoForm(Object.fromEntries(form));
  const result: DemoResult =
    sentAt === null
      ? { status: 'outdated' }
      : { status: 'signed-out', code: { email: values.email, sentAt, error: updated, typed: code } };
  return { ...result, values, draftId };
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
