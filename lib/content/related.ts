import 'server-only';
import { caseStudies } from '@/content/case-studies';
import { industries } from '@/content/industries';
import { listIndustryNames } from '@/content/industries/schema';
import { relatedHeadings } from '@/content/messages/sections';
import { press } from '@/content/press';
import { products } from '@/content/products';
import { foundry } from '@/content/solutions/foundry';
import { gcc } from '@/content/solutions/gcc';
import * as routes from '@/lib/routes';
import { articles } from './articles';

type RelatedKind = keyof typeof relatedHeadings;

interface Target {
  kind: RelatedKind;
  path: string;
  title: string;
  note: string;
  topics: readonly (string | undefined)[];
}

export interface Related {
  heading: string;
  links: (Pick<Target, 'path' | 'title'> & { note?: string })[];
}

const topics: [slug: string, names: string[]][] = [
  ...products.all.map(({ slug, title }): [string, string[]] => [slug, [title]]),
  ...industries.all.map((industry): [string, string[]] => [industry.slug, listIndustryNames(industry)]),
];

function listTopics(record: unknown): string[] {
  const text = JSON.stringify(record).toLowerCase();
  return topics.flatMap(([slug, names]) =>
    names.some((name) => text.includes(name.toLowerCase())) ? slug : [],
  );
}

const targets: Target[] = [
  ...products.all.map(({ slug, title, subtitle, industries: fields }): Target => ({
    kind: 'product',
    path: routes.product(slug),
    title,
    note: subtitle,
    topics: [slug, ...listTopics(fields)],
  })),
  ...industries.all.map(({ slug, title, line, solutions }): Target => ({
    kind: 'industry',
    path: routes.industry(slug),
    title,
    note: line,
    topics: [slug, ...listTopics(solutions)],
  })),
  ...caseStudies.all.map(({ slug, title, industry, solution, products, article }): Target => ({
    kind: 'case',
    path: routes.caseStudy(slug),
    title,
    note: industry,
    topics: [article, ...products.map((product) => product.slug), ...listTopics([industry, solution])],
  })),
  ...articles.all.map(({ slug, title, category, readTime, product, tags }): Target => ({
    kind: 'article',
    path: routes.article(slug),
    title,
    note: `${category}, ${readTime}`,
    topics: [slug, product, ...listTopics([title, category, tags])],
  })),
];

const topicsByPath = new Map<string, readonly (string | undefined)[]>([
  ...targets.map((target) => [target.path, target.topics] as const),
  ...press.all.map((release) => [routes.release(release.slug), listTopics(release)] as const),
  [routes.foundry, listTopics(foundry.results)],
  [routes.gcc, listTopics(gcc.success)],
]);

/** Finds the records that share most topics with a page, `most` of each kind and none of `except`. */
export function findRelated(
  path: string,
  most: Partial<Record<RelatedKind, number>>,
  except: readonly (string | undefined)[] = [],
): Related[] {
  const own = topicsByPath.get(path)?.filter((topic) => topic !== undefined) ?? [];
  return (Object.entries(most) as [RelatedKind, number][]).flatMap(([kind, count]) => {
    const links = targets
      .filter((target) => target.kind === kind && target.path !== path && !except.includes(target.path))
      .map((target) => ({
        ...target,
        common: new Set(own.filter((topic) => target.topics.includes(topic))).size,
      }))
      .filter(({ common }) => common > 0)
      .toSorted((a, b) => b.common - a.common)
      .slice(0, count)
      .map(({ path: to, title, note }) => ({ path: to, title, note }));
    return links.length > 0 ? [{ heading: relatedHeadings[kind], links }] : [];
  });
}
