import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only the browser knows. It does not change while the page is shown.
 *
 * @param read Gives the value, the same each time.
 * @param before What stands in the HTML, and until hydration is over.
 */
export const useClientValue = <Value extends string | boolean>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before);
