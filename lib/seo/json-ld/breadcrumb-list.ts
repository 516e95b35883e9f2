import 'server-only';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl } from '../absolute-url';
import { trailTo } from '../site-pages';
import { nodeId } from './node-id';

/** The way down to a page. A step without a page of its own has no address, and so no place in the list. */
export function breadcrumbList(path: string): WithContext<BreadcrumbList> {
  const steps = trailTo(path).flatMap(({ name, path: at }) => (at ? { name, item: absoluteUrl(at) } : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    '@id': nodeId(path, 'breadcrumb'),
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
