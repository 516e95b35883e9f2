import 'server-only';
import type { WebSiteLeaf } from 'schema-dts';
import { site } from '@/lib/content/site';
import { absoluteUrl } from '../absolute-url';
import { nodeId } from './node-id';
import { organizationReference } from './organization';

/** The site as a whole. It has no search, so it offers none. */
export function webSite() {
  return {
    '@type': 'WebSite',
    '@id': nodeId('/', 'website'),
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: 'en',
    publisher: { '@id': organizationReference()['@id'] },
  } as const satisfies WebSiteLeaf;
}
