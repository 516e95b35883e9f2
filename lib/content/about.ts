import 'server-only';
import type { z } from 'zod';
import { about as record } from '@/content/about';
import { aboutSchema, locationSchema } from '@/content/about.schema';
import { createCollection } from './collection';

export type Location = z.output<typeof locationSchema>;
export type About = z.output<typeof aboutSchema>;

/** The entities, in the order of the carousel. */
export const locations = createCollection('locations', locationSchema, () => record.locations.items);

/** The company: what it does, with whom, since when and where. */
export const about = aboutSchema.parse(record);
