'use server';

import { headers } from 'next/headers';
import { z } from 'zod';
import { confirmCode } from '@/lib/auth/confirm-code';
import { mailCode } from '@/lib/auth/mail-code';
import { getSiteUrl } from '@/lib/env/env';
import { defineAction } from '@/lib/security/action';
import { readAttribution } from './attribution';
import { readFirstVisit } from './first-visit';
import { readDemoForm } from './posted-form';
import { saveRequest } from './save-request';
import { demoRequestSchema, getFieldErrors } from './schema';
import type { DemoFormState, DemoResult } from './state';

type Posted = ReturnType<typeof readDemoForm>;

/** Defines the action of a button of the demo form. The response returns what was typed. */
const defineDemoAction = (work: (posted: Posted) => Promise<DemoResult>) =>
  defineAction<Posted, DemoFormState>(
    z.unknown().transform(readDemoForm),
    () => null,
    async (posted) => ({ ...(await work(posted)), values: posted.values, draftId: posted.draftId }),
  );

/** Saves the request and notifies the team. Without a session it mails the code that signs the visitor in. */
export const requestDemo = defineDemoAction(async (posted) => {
  const { success, data, error } = demoRequestSchema.safeParse(posted.values);
  if (!success) return { status: 'invalid', errors: getFieldErrors(error) };
  const result = await saveRequest(data, posted.draftId, await getOrigin(posted.visit));
  return result.status === 'signed-out' ? { ...result, code: await mailCode(data.email) } : result;
});

/** Mails a code to the address alone. */
export const mailDemoCode = defineDemoAction(async ({ values, sentAt }) => {
  const { success, data, error } = demoRequestSchema.shape.email.safeParse(values.email);
  if (!success) return { status: 'invalid', errors: { email: error.issues[0]?.message } };
  const code = await mailCode(data);
  // Where no other was mailed the earlier one still works.
  return { status: 'signed-out', code: { ...code, sentAt: code.sentAt ?? sentAt } };
});

/** Signs the visitor in by the code, then saves the request. */
export const confirmDemoCode = defineDemoAction(async ({ values, draftId, visit, code, sentAt }) => {
  const { success, data, error } = demoRequestSchema.safeParse(values);
  if (!success) return { status: 'invalid', errors: getFieldErrors(error) };
  const rejected = await confirmCode({ email: data.email, code, sentAt });
  return rejected
    ? { status: 'signed-out', code: rejected }
    : saveRequest(data, draftId, await getOrigin(visit));
});

/** Leads back to the fields where no script does. */
export const editDemoForm = defineDemoAction(() => Promise.resolve({ status: 'editing' }));

/** Reads the origin of the visit and the page that the form was sent from. */
async function getOrigin(visit: string) {
  const { host, hostname } = getSiteUrl();
  const referrer = URL.parse((await headers()).get('referer') ?? '');
  const sent_path = referrer?.host === host ? referrer.pathname : undefined;
  return readAttribution({ ...readFirstVisit(visit), sent_path }, hostname);
}
