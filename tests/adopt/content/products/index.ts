import type { ProductRecord } from '@/content/products/schema';
import { berth } from './berth';
import { ledger } from './ledger';
import { nightWatch } from './night-watch';

export const products: ProductRecord[] = [berth, ledger, nightWatch];
