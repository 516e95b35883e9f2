import 'server-only';
import type { SoftwareApplicationLeaf } from 'schema-dts';
import { platform } from '@/lib/content/platform';
import type { Product } from '@/lib/content/products';
import * as routes from '@/lib/routes';
import { absoluteUrl } from '../absolute-url';
import { pageAt } from '../site-pages';
import { nodeId } from './node-id';
import { company } from './organization';

function software(path: string, description: string, features: readonly { title: string }[]) {
  return {
    '@type': 'SoftwareApplication',
    '@id': nodeId(path, 'software'),
    name: pageAt(path).name,
    description,
    url: absoluteUrl(path),
    applicationCategory: 'BusinessApplication',
    featureList: features.map(({ title }) => title),
    provider: company(),
  } as const satisfies SoftwareApplicationLeaf;
}

/** The platform under the modules. */
export function platformApplication() {
  return software(routes.platform, platform.hero.lead, platform.features.items);
}

/** One module, as a part of the platform. */
export function moduleApplication({ slug, subtitle, description, features }: Product) {
  return {
    ...software(routes.product(slug), description, features),
    applicationSubCategory: subtitle,
    isPartOf: { '@id': nodeId(routes.platform, 'software') },
  } as const satisfies SoftwareApplicationLeaf;
}
