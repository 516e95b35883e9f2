import { authForms } from '@/content/words/auth';
import type { Account } from '../e2e/support';
import { label, role, type Visitor } from './visitor.ts';

/** Signs in with the form, and waits for the page that comes after. */
export async function signIn(visitor: Visitor, { email, password }: Account, next = '/'): Promise<void> {
  await visitor.goto(`/auth?next=${encodeURIComponent(next)}`);
  await visitor.hydrate();
  await visitor.fill(role('textbox', authForms.email.label), email);
  await visitor.fill(label(authForms.password.label), password);
  await visitor.press('Enter');
  await visitor.isAt(next);
}
