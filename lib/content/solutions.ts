import 'server-only';
import { foundry as foundryRecord } from '@/content/solutions/foundry';
import { gcc as gccRecord } from '@/content/solutions/gcc';
import { foundrySchema, gccSchema } from '@/content/solutions/schema';

export const foundry = foundrySchema.parse(foundryRecord);
export type Foundry = typeof foundry;

export const gcc = gccSchema.parse(gccRecord);
export type Gcc = typeof gcc;
