'use server';

import { headers } from 'next/headers';
import { siteUrl } from '@/lib/env/site-url';
import { action } from '@/lib/security/action';
import { readAttribution } from './attribution';
import { visitFields } from './first-visit';
import { type DemoFormState, readDemoForm } from './form';
import { cleanPhone, digitsOf } from './input';
import { requestIdOf } from './request-id';
import type { DemoResult } from './result';
import { saveRequest } from './save-request';
import { guessCountry, readPhone } from './phone';
import { demoRequestSchema, demoSubmissionSchema, fieldErrors } from './schema';

/**
 * Saves a demo request and tells the team. The id makes a repeat harmless.
 *
 * @param input Untrusted: four fields, how the phone number is dialed, the id the form made, and where the visitor came
 * from.
 * @throws When the call did not come from a page of this site.
 */
export const requestDemo = action(async (input: unknown): Promise<DemoResult> => {
  const { success, data, error } = demoSubmissionSchema.safeParse(input);
  if (!success) return { status: 'invalid', errors: fieldErrors(error) };
  const { id, ...words } = data;
  const { attribution, dial } = input as { attribution?: unknown; dial?: unknown };
  return saveRequest(words, () => id, { ...(await origin(attribution)), ...dialed(dial, words.phone) });
});

/**
 * The same for the form as the browser posts it, without scripts or before they came.
 *
 * @param form Untrusted: four fields as they were typed, what the tab's draft was born with, its first page.
 * @returns How it ended, and the words, so that the page that answers still holds them.
 * @throws When the form was not posted from a page of this site.
 */
export const sendDemoForm = action(
  async (_previous: DemoFormState, form: unknown): Promise<DemoFormState> => {
    const { values, born, visit, country } = readDemoForm(form);
    const { phone, dial, says } = readPhone(values.phone, country ?? (await likelyCountry()));
    const { success, data, error } = demoRequestSchema.safeParse({ ...values, phone });
    if (!success) {
      const errors = fieldErrors(error);
      if (errors.phone && says && !dial) errors.phone += ` ${says}`;
      return { status: 'invalid', errors, values, born };
    }
    const attribution = await origin(visit && visitFields(visit));
    const idFor = (account: string) => requestIdOf(born ?? account, { ...data, phone: dial ?? data.phone });
    const result = await saveRequest(data, idFor, { ...attribution, ...dialed(dial, data.phone) });
    return { ...result, values, born };
  },
);

/**
 * How the number is dialed, for the row. Nothing where that is not the number of the request: a link must not dial
 * another one than it shows.
 */
function dialed(dial: unknown, phone: string): { phone_dial?: string } {
  const read = typeof dial === 'string' ? readPhone(cleanPhone(dial)) : null;
  return read?.dial === dial && read && digitsOf(read.phone) === digitsOf(phone)
    ? { phone_dial: dial as string }
    : {};
}

/** Without scripts the browser tells its languages only here. */
async function likelyCountry(): Promise<string | undefined> {
  const languages = (await headers()).get('accept-language') ?? '';
  return guessCountry(
    languages
      .slice(0, 200)
      .split(',')
      .map((one) => one.replace(/;.*/, '').trim()),
  );
}

/**
 * Where the visitor came from, and the page that they sent the form from: the browser says so itself, with scripts and
 * without. Where it is told to keep that to itself, the page is not known.
 */
async function origin(told: unknown) {
  const { host, hostname } = siteUrl();
  const referrer = URL.parse((await headers()).get('referer') ?? '');
  const sent_path = referrer?.host === host ? referrer.pathname : undefined;
  return readAttribution({ ...(told ?? {}), sent_path }, hostname);
}
