import { readVisit } from './first-visit';
import { cleanFields } from './input';
import type { DemoResult } from './result';
import type { DemoRequest } from './schema';

/** What the page shows that answers a posted form; null on every other. */
export type DemoFormState =
  (DemoResult & { values: DemoRequest; /** See {@link readDemoForm}. */ born?: string | undefined }) | null;

/**
 * Reads the demo form: what scripts do to each field as it is typed is done here where there are none.
 *
 * @param form Untrusted.
 */
export function readDemoForm(form: unknown) {
  const text = (name: string) => {
    const value = form instanceof FormData ? form.get(name) : null;
    return typeof value === 'string' ? value : '';
  };
  return {
    values: cleanFields(text),
    /** Made with the tab's draft; requests take their ids from it. There is none without scripts. */
    born: /^[\da-f-]{36}$/.exec(text('born'))?.[0],
    visit: readVisit(text('visit')),
    /** Where scripts have read the phone number; there is none without them. Untrusted. */
    country: text('country') || undefined,
  };
}
