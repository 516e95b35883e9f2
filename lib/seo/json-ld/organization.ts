import 'server-only';
import type { OrganizationLeaf } from 'schema-dts';
import { mailbox, site } from '@/lib/content/site';
import { absoluteUrl } from '../absolute-url';
import { nodeId } from './node-id';

/** The company, where another thing refers to it. */
export const company = () => ({ '@id': nodeId('/', 'organization') });

/** The company in short, for pages that name it as publisher, provider or employer. */
export function organizationReference() {
  return {
    '@type': 'Organization',
    ...company(),
    name: site.name,
    url: absoluteUrl('/'),
  } as const satisfies OrganizationLeaf;
}

/** The company, as the footer presents it. */
export function organization() {
  const { street, locality, postalCode, country } = site.postalAddress;
  return {
    ...organizationReference(),
    description: site.footerLine,
    logo: absoluteUrl('/icons/512.png'),
    email: mailbox.hello,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street.join(', '),
      addressLocality: locality,
      ...(postalCode && { postalCode }),
      addressCountry: country,
    },
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email: mailbox.hello },
    sameAs: site.social.map(({ href }) => href),
  } as const satisfies OrganizationLeaf;
}
