import 'server-only';
import type { z } from 'zod';
import { about as record } from '@/content/about';
import { aboutSchema, locationSchema } from '@/content/about.schema';
import { createCollection } from './collection';
import { parseRecord } from './parse-record';

export type Location = z.output<typeof locationSchema>;
export type About = z.output<typeof aboutSchema>;

export const locations = createCollection('locations', locationSchema, () => record.locations.items);

export const about = parseRecord('content/about.ts', aboutSchema, record);
