import 'server-only';
import { articles, insights, type Article } from '@/lib/content/articles';
import { caseStudies, caseStudiesPage, type CaseStudy } from '@/lib/content/case-studies';
import { categories, tags } from '@/lib/content/topics';
import { pageNames } from '@/content/words/page-names';
import { shareEyebrows } from '@/content/words/share-images';
import * as routes from '@/lib/routes';
import type { ShareDrawing } from './share-art';
import { headed, type Part } from './site-part';

const caseDrawing = ({ slug, results }: CaseStudy): ShareDrawing => ({
  motif: 'case-study',
  seed: slug,
  values: results.cxPerformance,
});
const articleDrawing = ({ slug, motif }: Article): ShareDrawing => ({ motif, seed: slug });

/** What is there to read: cases and articles. */
export const readingParts: readonly Part[] = [
  {
    group: 'caseStudies',
    under: routes.caseStudies,
    pages: () => [
      headed(
        routes.caseStudies,
        pageNames.caseStudies,
        { meta: caseStudiesPage.meta, hero: caseStudiesPage },
        'content/case-studies',
        caseStudies.all.map(caseDrawing),
      ),
      ...caseStudies.all.map((study) => ({
        path: routes.caseStudy(study.slug),
        name: study.title,
        parent: routes.caseStudies,
        meta: study.meta,
        sources: [`content/case-studies/${study.slug}.ts`],
        share: { eyebrow: shareEyebrows.caseStudy(study.industry), drawings: [caseDrawing(study)] },
      })),
    ],
  },
  {
    group: 'articles',
    under: routes.articles,
    pages: () => [
      {
        path: routes.articles,
        name: pageNames.articles,
        meta: insights.meta,
        sources: ['content/insights.ts', 'content/articles'],
        share: { headline: insights.title, drawings: articles.all.map(articleDrawing) },
      },
      ...articles.all.map((article) => ({
        path: routes.article(article.slug),
        name: article.title,
        parent: routes.articles,
        meta: article.meta,
        sources: [`content/articles/${article.slug}.md`],
        share: { eyebrow: article.category, drawings: [articleDrawing(article)] },
        published: {
          date: article.publishDate,
          section: article.category,
          author: article.author,
          tags: article.tags,
        },
      })),
      ...[...categories.all, ...tags.all].map(({ path, kind, title, meta, articles: filed }) => ({
        path,
        name: title,
        parent: routes.articles,
        meta,
        sources: filed.map(({ slug }) => `content/articles/${slug}.md`),
        share: { eyebrow: kind, drawings: filed.map(articleDrawing) },
      })),
    ],
  },
];
