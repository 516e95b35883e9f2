import 'server-only';
import type { EventLeaf } from 'schema-dts';
import type { Event } from '@/lib/content/event';
import { absoluteUrl } from '../absolute-url';
import { nodeId } from './node-id';
import { company } from './organization';

/** The festival, where the company was a sponsor. "Scheduled" also is what took place as planned. */
export function eventNode({ slug, name, startDate, endDate, place }: Event) {
  const path = `/${slug}`;
  return {
    '@type': 'Event',
    '@id': nodeId(path, 'event'),
    name,
    url: absoluteUrl(path),
    startDate,
    endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: place,
      address: { '@type': 'PostalAddress', addressLocality: place },
    },
    sponsor: company(),
  } as const satisfies EventLeaf;
}
