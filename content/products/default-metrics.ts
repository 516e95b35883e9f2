import type { z } from 'zod';
import type { keyMetric } from './key-metric.schema';

/** Used by products without figures of their own. */
export const defaultMetrics = [
  {
    metric: 'Efficiency Increase',
    value: '85%',
    improvement: 'up',
    description: 'Work completed per person-hour',
    source: 'efficiency',
  },
  {
    metric: 'Cost Reduction',
    value: '45%',
    improvement: 'down',
    description: 'Cost per handled case, typical across processes',
    source: 'typical-cost',
  },
  {
    metric: 'Response Time',
    value: '70%',
    improvement: 'down',
    description: 'From the request to the first answer',
    source: 'response-time',
  },
  {
    metric: 'Satisfaction Score',
    value: '95%',
    improvement: 'up',
    description: 'Client teams that rated their project 4 or 5 out of 5',
    source: 'satisfaction',
  },
] satisfies z.input<typeof keyMetric>[];
