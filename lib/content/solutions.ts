import 'server-only';
import { foundry as foundryRecord } from '@/content/solutions/foundry';
import { gcc as gccRecord } from '@/content/solutions/gcc';
import { foundrySchema, gccSchema } from '@/content/solutions/schema';

/** The AI Foundry. */
export const foundry = foundrySchema.parse(foundryRecord);
export type Foundry = typeof foundry;

/** The capability centers. */
export const gcc = gccSchema.parse(gccRecord);
export type Gcc = typeof gcc;
