import 'server-only';
import type { z } from 'zod';
import { platformLanding as record } from '@/content/platform-landing';
import { platformLandingSchema, type sample } from '@/content/platform-landing.schema';

export type Sample = z.output<typeof sample>;

/** The words and figures of the platform landing page. */
export const platformLanding = platformLandingSchema.parse(record);
export type PlatformLanding = typeof platformLanding;
