import { randomUUID } from 'node:crypto';
import type { RequiredField } from '../../lib/demo/fields.ts';

/** Returns a demo request as the form sends it. */
export function buildDemoRequest(changes: Record<string, unknown> = {}) {
  return {
    id: randomUUID(),
    ...({
      name: 'Ada Lovelace',
      email: 'ada@harbour.example',
      phone: '4915112345678',
      purpose: 'Customs papers for twelve ports.',
    } satisfies Record<RequiredField, string>),
    ...changes,
  };
}
