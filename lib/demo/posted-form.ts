import { cleaners } from '@/lib/typed-text';
import { fieldNames } from './fields';
import type { DemoRequest } from './schema';

/** What the buttons of the demo form ask for: to send it, a code, to send it with the code, the fields again. */
const intents = ['send', 'mail', 'confirm', 'edit'] as const;

/** What the form holds beside its four fields. */
const others = ['intent', 'code', 'sentAt', 'draftId', 'visit'];

/** Reads the untrusted demo form. */
export function readDemoForm(form: unknown) {
  const read = (name: string) => {
    const value = form instanceof FormData ? form.get(name) : null;
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries(fieldNames.map((name) => [name, cleaners[name](read(name))]));
  return {
    intent: intents.find((intent) => intent === read('intent')) ?? 'send',
    values: values as DemoRequest,
    draftId: /^[\da-f]{32}$/.exec(read('draftId'))?.[0],
    visit: read('visit'),
    code: read('code').slice(0, 100),
    sentAt: Number(read('sentAt')) || null,
  };
}

/**
 * Whether a posted form is the demo form: each of its fields once, React's note of one action, and nothing else. The
 * middleware looks before a page is rendered for it.
 */
export function isDemoForm(posted: FormData): boolean {
  const names = [...posted.keys()];
  const own = names.filter((name) => !name.startsWith('$ACTION_'));
  return (
    names.filter((name) => name.startsWith('$ACTION_REF_')).length === 1 &&
    new Set(own).size === own.length &&
    fieldNames.every((name) => own.includes(name)) &&
    own.every((name) => [...fieldNames, ...others].includes(name))
  );
}
