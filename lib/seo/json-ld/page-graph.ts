import 'server-only';
import type { AboutPage, CollectionPage, ContactPage, JsonLdObject, WebPage } from 'schema-dts';
import { absoluteUrl } from '../absolute-url';
import { pageAt } from '../site-pages';
import { nodeId } from './node-id';
import { organizationReference } from './organization';
import type { JsonLdGraph } from './serialize';

/** A page below the home page. */
export interface DescribedPage {
  path: string;
  /** What kind of page it is; a plain one, if nothing is said. */
  type?: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';
  /** A sentence that stands on the page; left out where the main thing has one. */
  description?: string;
  /** The day the page says it was last changed on. */
  dateModified?: string;
  /** What the page is about. */
  main?: JsonLdObject & { readonly '@id': string };
}

/** A page with its place in the site, and what it is about. */
export function pageGraph({
  path,
  type = 'WebPage',
  description,
  dateModified,
  main,
}: DescribedPage): JsonLdGraph {
  const page = {
    '@type': type,
    '@id': nodeId(path, 'webpage'),
    url: absoluteUrl(path),
    name: pageAt(path).name,
    ...(description && { description }),
    ...(dateModified && { dateModified }),
    isPartOf: { '@id': nodeId('/', 'website') },
    breadcrumb: { '@id': nodeId(path, 'breadcrumb') },
    publisher: organizationReference(),
    ...(main && { mainEntity: { '@id': main['@id'] } }),
  } satisfies Exclude<AboutPage | CollectionPage | ContactPage | WebPage, string>;
  return { '@context': 'https://schema.org', '@graph': main ? [page, main] : [page] };
}
