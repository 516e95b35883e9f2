import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a drawing while building. Pages rendered per request import the file, since hosts may have no folder. */
export const readDrawing = (name: string): string =>
  readFileSync(join(process.cwd(), 'components/illustrations/drawings', `${name}.svg`), 'utf8');
