import 'server-only';
import type { z } from 'zod';
import { careers as record } from '@/content/careers';
import { careersSchema } from '@/content/careers.schema';
import { mailbox } from '@/content/site';
import { parseRecord } from './parse-record';

const schema = careersSchema.transform(({ positions, ...careers }) => ({
  ...careers,
  positions: {
    ...positions,
    items: positions.items.map((position) => ({
      ...position,
      mail: `mailto:${mailbox.careers}?subject=${encodeURIComponent(position.title)}`,
    })),
  },
}));

export type Careers = z.output<typeof schema>;
export type Position = Careers['positions']['items'][number];

export const careers = parseRecord('content/careers.ts', schema, record);
