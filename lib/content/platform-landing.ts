import 'server-only';
import { platformLanding as record } from '@/content/platform-landing';
import { platformLandingSchema } from '@/content/platform-landing.schema';

export const platformLanding = platformLandingSchema.parse(record);
export type PlatformLanding = typeof platformLanding;
