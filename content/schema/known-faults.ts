import 'server-only';
import { ContentFault } from './content-fault';

/** TypeScript does not know this function of the bundler. */
declare const require: {
  context: (
    folder: string,
    deep: boolean,
    pattern: RegExp,
  ) => ((file: string) => string[]) & { keys: () => string[] };
};

/** All mistakes that the check of the development server has found. */
let known: string[] = [];

// The bundler renders the page again when scripts/watch-content.ts has written the file.

if (process.env.NODE_ENV === 'development' && process.env['WATCH_ARTICLES'] === 'on') {
  const lists = require.context('../../.local', false, /^\.\/content-faults\.json$/);
  known = lists.keys().flatMap(lists);
}

/** Returns all known faults, or those of one record until the check knows more. */
export const createContentFault = (own: ContentFault['faults']): ContentFault =>
  new ContentFault(...(known.length > 0 ? known : own));

export function refuseKnownFaults(): void {
  if (known.length > 0) throw new ContentFault(...known);
}
