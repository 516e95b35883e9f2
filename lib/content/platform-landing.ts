import 'server-only';
import { platformLanding as record } from '@/content/platform-landing';
import { platformLandingSchema } from '@/content/platform-landing.schema';
import { parseRecord } from './parse-record';

export const platformLanding = parseRecord('content/platform-landing.ts', platformLandingSchema, record);
export type PlatformLanding = typeof platformLanding;
