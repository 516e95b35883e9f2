import 'server-only';
import { platform as record } from '@/content/platform';
import { platformSchema } from '@/content/platform.schema';

/** The words and figures of the platform page. */
export const platform = platformSchema.parse(record);
export type Platform = typeof platform;
