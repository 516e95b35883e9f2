import 'server-only';
import { getActionIds } from '@/lib/env/deployment';

/** The middleware gives a page the fields of an outdated form in this header. */
const HEADER = 'x-outdated-form';

/** Returns the ids of the actions that a posted form names, as React writes them. */
const listActionIds = (posted: FormData): string[] =>
  [...posted].flatMap(([name, value]) => {
    const isDescription = typeof value === 'string' && /^\$ACTION_\w+:0$/.test(name);
    const [, id] = (isDescription ? /^\{"id":"(\w+)"/.exec(value) : /^\$ACTION_ID_(\w+)$/.exec(name)) ?? [];
    return id ?? [];
  });

/** Tells whether an older build made a form. A development server does not know. */
export function isOutdated(posted: FormData): boolean {
  const known = getActionIds();
  return known !== undefined && listActionIds(posted).some((id) => !known.includes(id));
}

/** Makes Next render the page of a form without its action, which it reads from multipart forms only. */
export function keepOutdatedForm(headers: Headers, posted: FormData): void {
  const fields = [...posted].filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && !field[0].startsWith('$ACTION_') && field[0] !== 'password',
  );
  headers.set(HEADER, new URLSearchParams(fields).toString());
  headers.set('content-type', 'application/x-www-form-urlencoded');
}

/** Removes what a client sent. */
export const forgetOutdatedForm = (headers: Headers): void => headers.delete(HEADER);

/** Returns the form that an older build posted, or null. */
export function readOutdatedForm(headers: Pick<Headers, 'get'>): FormData | null {
  const fields = headers.get(HEADER);
  if (fields === null) return null;
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(fields)) form.append(name, value);
  return form;
}
