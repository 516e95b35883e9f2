import 'server-only';
import { platform as record } from '@/content/platform';
import { platformSchema } from '@/content/platform.schema';

export const platform = platformSchema.parse(record);
export type Platform = typeof platform;
