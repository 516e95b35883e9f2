import 'server-only';
import type { FAQPageLeaf } from 'schema-dts';
import type { Home } from '@/lib/content/home';
import { absoluteUrl } from '../absolute-url';
import { nodeId } from './node-id';
import { webSite } from './web-site';

/** The questions of the home page with their answers, word for word. */
export function faqPage({ title, items }: Home['questions']) {
  return {
    '@type': 'FAQPage',
    '@id': nodeId('/', 'faq'),
    url: absoluteUrl('/'),
    name: title,
    isPartOf: { '@id': webSite()['@id'] },
    mainEntity: items.map(
      ({ question, answer }) =>
        ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }) as const,
    ),
  } as const satisfies FAQPageLeaf;
}
