'use server';

import { headers } from 'next/headers';
import { confirmCode } from '@/lib/auth/confirm-code';
import { mailCode } from '@/lib/auth/mail-code';
import { getSiteUrl } from '@/lib/env/env';
import { createAction } from '@/lib/security/action';
import { readAttribution } from './attribution';
import { readFirstVisit } from './first-visit';
import { readDemoForm } from './posted-form';
import { saveRequest } from './save-request';
import { demoRequestSchema, getFieldErrors } from './schema';
import type { DemoFormState, DemoResult } from './state';

/** Saves the request and notifies the team. Without a session it mails the code that signs the visitor in. */
export const sendDemoForm = createAction(
  async (_previous: DemoFormState, form: unknown): Promise<DemoFormState> => {
    const posted = readDemoForm(form);
    return { ...(await answer(posted)), values: posted.values, draftId: posted.draftId };
  },
);

async function answer(posted: ReturnType<typeof readDemoForm>): Promise<DemoResult> {
  const { intent, values, draftId, visit, code, sentAt } = posted;
  if (intent === 'edit') return { status: 'editing' };
  if (intent === 'mail') {
    const { success, data, error } = demoRequestSchema.shape.email.safeParse(values.email);
    if (!success) return { status: 'invalid', errors: { email: error.issues[0]?.message } };
    const code = await mailCode(data);
    // Where no other was mailed the earlier one still works.
    return { status: 'signed-out', code: { ...code, sentAt: code.sentAt ?? sentAt } };
  }
  const { success, data, error } = demoRequestSchema.safeParse(values);
  if (!success) return { status: 'invalid', errors: getFieldErrors(error) };
  if (intent === 'confirm') {
    const refused = await confirmCode({ email: data.email, code, sentAt });
    if (refused) return { status: 'signed-out', code: refused };
  }
  const result = await saveRequest(data, draftId, await getOrigin(visit));
  const isSignedOut = intent === 'send' && result.status === 'signed-out';
  return isSignedOut ? { ...result, code: await mailCode(data.email) } : result;
}

/** Reads the origin of the visit and the page that the form was sent from. */
async function getOrigin(visit: string) {
  const { host, hostname } = getSiteUrl();
  const referrer = URL.parse((await headers()).get('referer') ?? '');
  const sent_path = referrer?.host === host ? referrer.pathname : undefined;
  return readAttribution({ ...readFirstVisit(visit), sent_path }, hostname);
}
