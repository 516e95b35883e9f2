import 'server-only';
import type { z } from 'zod';
import { products as records } from '@/content/products';
import { type keyMetric, productSchema } from '@/content/products/schema';
import { createCollection } from './collection';

export type Product = z.output<typeof productSchema>;
export type Screen = NonNullable<Product['mock']>;
export type ScreenOf<Kind extends Screen['kind']> = Extract<Screen, { kind: Kind }>;
export type KeyMetric = z.output<typeof keyMetric>;

export const products = createCollection('products', productSchema, () => records);
