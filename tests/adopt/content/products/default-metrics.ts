import type { KeyMetric } from '@/content/products/schema';

export const defaultMetrics = [] satisfies KeyMetric[];
