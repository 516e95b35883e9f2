import 'server-only';
import type { FAQPageLeaf, WebSiteLeaf } from 'schema-dts';
import { locale } from '@/content/words/locale';
import { home, type Home } from '@/lib/content/home';
import { site } from '@/lib/content/site';
import { absoluteUrl } from '../absolute-url';
import { nodeId } from './node-id';
import { company, organization } from './organization';
import type { JsonLdGraph } from './serialize';

/** The site as a whole. It has no search, so it offers none. */
export const webSite = () =>
  ({
    '@type': 'WebSite',
    '@id': nodeId('/', 'website'),
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: locale,
    publisher: company(),
  }) as const satisfies WebSiteLeaf;

/** The questions of the home page with their answers, word for word. */
export const faqPage = ({ title, items }: Home['questions']) =>
  ({
    '@type': 'FAQPage',
    '@id': nodeId('/', 'faq'),
    url: absoluteUrl('/'),
    name: title,
    isPartOf: { '@id': nodeId('/', 'website') },
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }) as const satisfies FAQPageLeaf;

/** Who speaks, on which site, and the questions the home page answers. */
export const homeGraph = (): JsonLdGraph => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(),
    webSite(),
    ...(home.questions.items.length > 0 ? [faqPage(home.questions)] : []),
  ],
});
