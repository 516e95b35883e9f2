import 'server-only';
import { companyParts } from './company-parts';
import { offerParts } from './offer-parts';
import { readingParts } from './reading-parts';
import type { Part } from './site-part';

/** Every public page with what is said of it, part by part. */
export const parts: readonly Part[] = [...offerParts, ...readingParts, ...companyParts];
