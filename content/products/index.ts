import { createCollection } from '../schema/collection';
import { intelliconverse } from './intelliconverse';
import { intellipulse } from './intellipulse';
import { intellireach } from './intellireach';
import { intelliresilience } from './intelliresilience';
import { intellivision } from './intellivision';
import { intelliworkflow } from './intelliworkflow';
import { productSchema } from './schema';

/** In the order of the navigation. */
export const products = createCollection(productSchema, () => [
  intelliconverse,
  intellireach,
  intelliworkflow,
  intelliresilience,
  intellipulse,
  intellivision,
]);
