import { randomUUID } from 'node:crypto';

/** Returns a demo request as the form sends it. */
export function buildDemoRequest(changes: Record<string, unknown> = {}) {
  return {
    id: randomUUID(),
    name: 'Ada Lovelace',
    email: 'ada@harbour.example',
    phone: '4915112345678',
    purpose: 'Customs papers for twelve ports.',
    ...changes,
  };
}
