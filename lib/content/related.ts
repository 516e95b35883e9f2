import 'server-only';
import { relatedHeadings } from '@/content/messages/sections';
import * as routes from '@/lib/routes';
import { articles } from './articles';
import { caseStudies } from './case-studies';
import { industries } from './industries';
import { press } from './press';
import { products } from './products';
import { foundry, gcc } from './solutions';

type Kind = keyof typeof relatedHeadings;

interface Target {
  kind: Kind;
  path: string;
  title: string;
  note: string;
  topics: readonly (string | undefined)[];
}

export interface Related {
  heading: string;
  links: Pick<Target, 'path' | 'title' | 'note'>[];
}

/** Topics that records can share, with the names that texts use for them. */
const topics: [slug: string, names: string[]][] = [
  ...products.all.map(({ slug, title }): [string, string[]] => [slug, [title]]),
  ...industries.all.map(({ slug, alsoCalled }): [string, string[]] => [slug, [slug, ...alsoCalled]]),
];

/** Lists the topics that a record, or a part of one, mentions. */
function topicsIn(record: unknown): string[] {
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
    topics: [slug, ...topicsIn(fields)],
  })),
  ...industries.all.map(({ slug, title, line, solutions }): Target => ({
    kind: 'industry',
    path: routes.industry(slug),
    title,
    note: line,
    topics: [slug, ...topicsIn(solutions)],
  })),
  ...caseStudies.all.map(({ slug, title, industry, solution, modules, article }): Target => ({
    kind: 'case',
    path: routes.caseStudy(slug),
    title,
    note: industry,
    topics: [article, ...modules.map((module) => module.slug), ...topicsIn([industry, solution])],
  })),
  ...articles.all.map(({ slug, title, category, readTime, module, tags }): Target => ({
    kind: 'article',
    path: routes.article(slug),
    title,
    note: `${category}, ${readTime}`,
    topics: [slug, module, ...topicsIn([title, category, tags])],
  })),
];

const topicsByPath = new Map<string, readonly (string | undefined)[]>([
  ...targets.map((target) => [target.path, target.topics] as const),
  ...press.all.map((release) => [routes.release(release.slug), topicsIn(release)] as const),
  [routes.foundry, topicsIn(foundry.results)],
  [routes.gcc, topicsIn(gcc.success)],
]);

/** Finds the records that share most topics with a page, `most` of each kind and none of `except`. */
export function findRelated(
  path: string,
  most: Partial<Record<Kind, number>>,
  except: readonly (string | undefined)[] = [],
): Related[] {
  const own = topicsByPath.get(path)?.filter((topic) => topic !== undefined) ?? [];
  return (Object.entries(most) as [Kind, number][]).flatMap(([kind, count]) => {
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
