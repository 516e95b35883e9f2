import 'server-only';
import type { SoftwareApplicationLeaf } from 'schema-dts';
import { platform } from '@/lib/content/platform';
import type { Product } from '@/lib/content/products';
import * as routes from '@/lib/routes';
import { absoluteUrl } from '../absolute-url';
import { pageAt } from '../site-pages';
import { nodeId } from './node-id';
import { organizationReference } from './organization';

interface Software {
  path: string;
  description: string;
  features: readonly { title: string }[];
}

function software({ path, description, features }: Software) {
  return {
    '@type': 'SoftwareApplication',
    '@id': nodeId(path, 'software'),
    name: pageAt(path).name,
    description,
    url: absoluteUrl(path),
    applicationCategory: 'BusinessApplication',
    featureList: features.map(({ title }) => title),
    provider: { '@id': organizationReference()['@id'] },
  } as const satisfies SoftwareApplicationLeaf;
}

/** The platform under the modules. */
export function platformApplication() {
  const { hero, features } = platform;
  return software({ path: routes.platform, description: hero.lead, features: features.items });
}

/** One module, as a part of the platform. */
export function moduleApplication({ slug, subtitle, description, features }: Product) {
  return {
    ...software({ path: routes.product(slug), description, features }),
    applicationSubCategory: subtitle,
    isPartOf: { '@id': nodeId(routes.platform, 'software') },
  } as const satisfies SoftwareApplicationLeaf;
}
