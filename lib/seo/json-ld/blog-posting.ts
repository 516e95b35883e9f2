import 'server-only';
import type { BlogPostingLeaf } from 'schema-dts';
import { articleWords, type Article } from '@/lib/content/articles';
import * as routes from '@/lib/routes';
import { nodeId } from './node-id';
import { organizationReference } from './organization';
import { authorReference } from './person';
import { shareImage } from './share-image';

/** An article, without its text. */
export function blogPosting(article: Article) {
  const { slug, title, subtitle, category, author, publishDate, tags, content } = article;
  const path = routes.article(slug);
  return {
    '@type': 'BlogPosting',
    '@id': nodeId(path, 'article'),
    headline: title,
    description: subtitle,
    image: shareImage(path),
    datePublished: publishDate,
    author: authorReference(author),
    publisher: { '@id': organizationReference()['@id'] },
    articleSection: category,
    keywords: tags,
    wordCount: articleWords(content.sections),
    inLanguage: 'en',
    mainEntityOfPage: { '@id': nodeId(path, 'webpage') },
  } as const satisfies BlogPostingLeaf;
}
