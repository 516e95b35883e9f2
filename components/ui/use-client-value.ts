import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns a value that only the browser knows, and `before` until hydration. `read` must be stable. */
export const useClientValue = <Value extends string | boolean>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => before);
