import { fieldNames } from './fields';

/** What scripts add to its fields. */
const added = ['born', 'visit', 'country'];

/**
 * Whether what was posted is the demo form: each of its fields once, the framework's note of one action, and nothing
 * else. The guard looks before a page is made for it.
 */
export function isDemoForm(posted: FormData): boolean {
  const names = [...posted.keys()];
  const own = names.filter((name) => !name.startsWith('$ACTION_'));
  return (
    names.filter((name) => name.startsWith('$ACTION_REF_')).length === 1 &&
    new Set(own).size === own.length &&
    fieldNames.every((name) => own.includes(name)) &&
    own.every((name) => [...fieldNames, ...added].includes(name))
  );
}
