import 'server-only';
import type { NewsArticleLeaf } from 'schema-dts';
import type { PressRelease } from '@/lib/content/press';
import * as routes from '@/lib/routes';
import { nodeId } from './node-id';
import { organizationReference } from './organization';
import { shareImage } from './share-image';

/** A press release, without its text. The company itself speaks in it. */
export function newsArticle({ slug, title, subtitle, date, location, category }: PressRelease) {
  const path = routes.release(slug);
  const company = { '@id': organizationReference()['@id'] };
  return {
    '@type': 'NewsArticle',
    '@id': nodeId(path, 'article'),
    headline: title,
    description: subtitle,
    image: shareImage(path),
    datePublished: date,
    dateline: location,
    articleSection: category,
    author: company,
    publisher: company,
    inLanguage: 'en',
    mainEntityOfPage: { '@id': nodeId(path, 'webpage') },
  } as const satisfies NewsArticleLeaf;
}
