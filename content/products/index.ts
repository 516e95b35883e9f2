import { intelliconverse } from './intelliconverse';
import { intellipulse } from './intellipulse';
import { intellireach } from './intellireach';
import { intelliresilience } from './intelliresilience';
import { intellivision } from './intellivision';
import { intelliworkflow } from './intelliworkflow';
import type { KeyMetric, ProductRecord } from './record';

/** The six modules, in the order of the navigation. */
export const products: ProductRecord[] = [
  intelliconverse,
  intellireach,
  intelliworkflow,
  intelliresilience,
  intellipulse,
  intellivision,
];

/** The figures of a module that has none of its own. */
export const defaultMetrics: KeyMetric[] = [
  {
    metric: 'Efficiency Increase',
    value: '85%',
    improvement: 'up',
    description: 'Work completed per person-hour',
    source: 'N-a',
  },
  {
    metric: 'Cost Reduction',
    value: '45%',
    improvement: 'down',
    description: 'Cost per handled case, typical across processes',
    source: 'N-c',
  },
  {
    metric: 'Response Time',
    value: '70%',
    improvement: 'down',
    description: 'From the request to the first answer',
    source: 'PF',
  },
  {
    metric: 'Satisfaction Score',
    value: '95%',
    improvement: 'up',
    description: 'Client teams that rated their program 4 or 5 out of 5',
    source: 'N-d',
  },
];
