import 'server-only';
import type { ServiceLeaf } from 'schema-dts';
import { absoluteUrl } from '../absolute-url';
import { nodeId } from './node-id';
import { company } from './organization';

/** What a page of solutions or of a partner offers: a line of work, and the services in it. */
interface Offering {
  name: string;
  hero: { lead: string };
  services: { items: readonly { title: string }[] };
}

/** A line of services. */
export function service(path: string, { name, hero, services }: Offering) {
  return {
    '@type': 'Service',
    '@id': nodeId(path, 'service'),
    name,
    description: hero.lead,
    url: absoluteUrl(path),
    serviceType: services.items.map(({ title }) => title),
    provider: company(),
  } as const satisfies ServiceLeaf;
}
