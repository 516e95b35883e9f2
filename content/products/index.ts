import { intelliconverse } from './intelliconverse';
import { intellipulse } from './intellipulse';
import { intellireach } from './intellireach';
import { intelliresilience } from './intelliresilience';
import { intellivision } from './intellivision';
import { intelliworkflow } from './intelliworkflow';
import type { ProductRecord } from './schema';

/** In the order of the navigation. */
export const products: ProductRecord[] = [
  intelliconverse,
  intellireach,
  intelliworkflow,
  intelliresilience,
  intellipulse,
  intellivision,
];
