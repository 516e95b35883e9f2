import 'server-only';
import { foundry as foundryRecord } from '@/content/solutions/foundry';
import { gcc as gccRecord } from '@/content/solutions/gcc';
import { foundrySchema, gccSchema } from '@/content/solutions/schema';
import { parseRecord } from './parse-record';

export const foundry = parseRecord('content/solutions/foundry.ts', foundrySchema, foundryRecord);
export type Foundry = typeof foundry;

export const gcc = parseRecord('content/solutions/gcc.ts', gccSchema, gccRecord);
export type Gcc = typeof gcc;
