import 'server-only';

/** Who can open the list of requests: the setting of the database, as the privacy policy and the demo dialog repeat it. */
export { requestsReadableBy } from '@/content/legal/facts';
