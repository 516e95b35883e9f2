'use server';

import { siteUrl } from '@/lib/env/site-url';
import { action } from '@/lib/security/action';
import { readAttribution } from './attribution';
import { visitFields } from './first-visit';
import { type DemoFormState, readDemoForm } from './form';
import { requestIdOf } from './request-id';
import type { DemoResult } from './result';
import { saveRequest } from './save-request';
import { sentFrom } from './sent-from';
import { demoRequestSchema, demoSubmissionSchema, fieldErrors } from './schema';

/**
 * Saves a demo request and tells the team. The id makes a repeat harmless.
 *
 * @param input Untrusted: four fields, the id the form made, and where the visitor came from.
 * @returns How it ended.
 * @throws When the call did not come from a page of this site.
 */
export const requestDemo = action(async (input: unknown): Promise<DemoResult> => {
  const { success, data, error } = demoSubmissionSchema.safeParse(input);
  if (!success) return { status: 'invalid', errors: fieldErrors(error) };
  const { id, ...words } = data;
  const { attribution } = input as { attribution?: unknown };
  return saveRequest(words, () => id, await origin(attribution));
});

/**
 * The same for the form as the browser posts it, without scripts or before they came.
 *
 * @param _previous What the form showed before; not used.
 * @param form Untrusted: four fields as they were typed, what the tab's draft was born with, its first page.
 * @returns How it ended, and the words, so that the page that answers still holds them.
 * @throws When the form was not posted from a page of this site.
 */
export const sendDemoForm = action(
  async (_previous: DemoFormState, form: unknown): Promise<DemoFormState> => {
    const { values, born, visit } = readDemoForm(form);
    const { success, data, error } = demoRequestSchema.safeParse(values);
    if (!success) return { status: 'invalid', errors: fieldErrors(error), values, born };
    const attribution = await origin(visit && visitFields(visit));
    const result = await saveRequest(data, (account) => requestIdOf(born ?? account, data), attribution);
    return { ...result, values, born };
  },
);

/** Where the visitor came from, and the page that they sent the form from, as far as both are known. */
const origin = async (told: unknown) =>
  readAttribution({ ...(told ?? {}), sent_path: undefined, ...(await sentFrom()) }, siteUrl().hostname);
