import 'server-only';
import { headers } from 'next/headers';
import { logOncePerMinute } from '@/lib/log/log-once-per-minute';
import { explainForeignOrigin, findForeignOrigin } from './origin';

/** Defines a server action that refuses foreign calls (CSRF), since some hosts leave out the middleware. */
export const createAction =
  <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
  async (...given: Given): Promise<Result> => {
    const foreign = findForeignOrigin(await headers());
    if (!foreign) return work(...given);
    logOncePerMinute('warn', 'cross-origin-action-refused', foreign);
    throw new Error(explainForeignOrigin(foreign));
  };
