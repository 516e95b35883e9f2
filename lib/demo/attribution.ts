import * as z from 'zod/mini';
import { countVisible, normalizeText } from '../input-rules.ts';

const CAMPAIGN_LENGTH = 100;

const campaignValue = z.string().check(
  z.overwrite((text) => {
    const line = normalizeText(text).replace(/\s+/g, ' ').trim();
    return Array.from(line).slice(0, CAMPAIGN_LENGTH).join('').trimEnd();
  }),
  z.refine((text) => countVisible(text) > 0),
);
const hostForm = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;
// A path that begins with two slashes is the address of another site.
const pathForm = /^\/([\w.~%-][\w.~%/-]*)?$/;

export const attributionFields = {
  utm_source: campaignValue,
  utm_medium: campaignValue,
  utm_campaign: campaignValue,
  utm_term: campaignValue,
  utm_content: campaignValue,
  referrer_host: z.string().check(z.maxLength(253), z.regex(hostForm)),
  landing_path: z.string().check(z.maxLength(200), z.regex(pathForm)),
  sent_path: z.string().check(z.maxLength(200), z.regex(pathForm)),
};
type AttributionName = keyof typeof attributionFields;
export type Attribution = Partial<Record<AttributionName, string>>;

export const attributionNames = Object.keys(attributionFields) as AttributionName[];

/** Keeps the known and well-formed values. A strange origin must never keep a request from being saved. */
export function readAttribution(input: unknown, ownHost: string): Attribution {
  const given = (input ?? {}) as Record<string, unknown>;
  const attribution: Attribution = {};
  for (const name of attributionNames) {
    const { success, data } = attributionFields[name].safeParse(given[name]);
    if (success) attribution[name] = data;
  }
  if (attribution.referrer_host === ownHost) delete attribution.referrer_host;
  return attribution;
}
