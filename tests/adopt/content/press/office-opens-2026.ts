import type { ReleaseRecord } from '@/content/press/schema';
import { site } from '../site';

export const officeOpens: ReleaseRecord = {
  slug: 'office-opens-2026',
  category: 'Opening',
  date: '2026-04-01',
  location: 'Nagasaki',
  lng: 130,
  lat: 33,
  title: `${site.name} opens its office`,
  subtitle: 'On the pier.',
  excerpt: 'The office stands on the pier, beside the ferry.',
  meta: { title: 'An office on the pier', description: 'The office stands on the pier, beside the ferry.' },
  lead: `${site.name} today opened its office on the pier.`,
};
