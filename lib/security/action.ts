import 'server-only';
import { headers } from 'next/headers';
import { logEvent } from '@/lib/log/log-event';
import { explainForeignOrigin, findForeignOrigin } from './origin';

/**
 * Defines a server action that refuses cross-origin calls (CSRF), also where a host leaves out the middleware. Next lets a
 * call without an Origin pass.
 *
 * @param work Trusts nothing that it is given.
 * @returns The action. @throws Error when the call did not come from a page of this site.
 */
export const createAction =
  <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
  async (...given: Given): Promise<Result> => {
    const foreign = findForeignOrigin(await headers());
    if (!foreign) return work(...given);
    await logEvent('warn', 'cross-origin-action-refused', foreign);
    throw new Error(explainForeignOrigin(foreign));
  };
