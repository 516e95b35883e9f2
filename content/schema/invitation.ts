import { z } from 'zod';
import { line } from './fields';

/** Its title says what to bring to a demo. */
export const invitation = z.object({ title: line, ask: line });

export type Invitation = z.output<typeof invitation>;
