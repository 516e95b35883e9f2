import 'server-only';
import { headers } from 'next/headers';
import { logEvent } from '@/lib/log/log-event';
import { explainForeignOrigin, findForeignOrigin } from './origin';

/** Defines a server action that refuses foreign calls (CSRF), since some hosts leave out the middleware. */
export const createAction =
  <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
  async (...given: Given): Promise<Result> => {
    const foreign = findForeignOrigin(await headers());
    if (!foreign) return work(...given);
    await logEvent('warn', 'cross-origin-action-refused', foreign);
    throw new Error(explainForeignOrigin(foreign));
  };
