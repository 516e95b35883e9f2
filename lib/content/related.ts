import 'server-only';
import { relatedHeadings } from '@/content/words/sections';
import * as routes from '@/lib/routes';
import { articles } from './articles';
import { caseStudies } from './case-studies';
import { caseOf, type Source } from './figures';
import { industries } from './industries';
import { press } from './press';
import { products } from './products';
import { foundry, gcc } from './solutions';
import { salesforce, servicenow } from './technologies';

/** What can be named as further reading. */
type Kind = keyof typeof relatedHeadings;

/** What a record says of itself, and relations are read from. */
interface Traits {
  path: string;
  /** Paths of the records it names: by field, by the source of a figure, by a link in its text. */
  names: string[];
  modules?: readonly string[];
  industries?: readonly string[];
  /** Technologies its text is about. */
  technologies?: readonly string[];
  tags?: readonly string[];
  /** Who wrote it, or speaks in it. */
  people?: readonly string[];
}

interface Target extends Traits {
  kind: Kind;
  title: string;
  note: string;
}

export interface Related {
  heading: string;
  links: Pick<Target, 'path' | 'title' | 'note'>[];
}

/** Whether the words of a record contain a name. */
const mentions = (record: unknown, name: string) =>
  new RegExp(String.raw`\b${name}\b`, 'i').test(JSON.stringify(record));

const technologiesIn = (record: unknown) =>
  [salesforce.name, servicenow.name].filter((name) => mentions(record, name));

const modulesIn = (record: unknown) =>
  products.all.filter(({ title }) => mentions(record, title)).map(({ slug }) => slug);

/** The industries that some labels speak of, by their slugs or by the other names they have. */
const industriesIn = (...labels: string[]) =>
  industries.all
    .filter(({ slug, alsoCalled }) =>
      [slug, ...alsoCalled].some((name) => labels.some((label) => label.toLowerCase().includes(name))),
    )
    .map(({ slug }) => slug);

/** The paths of the cases that some figures cite. */
const citedBy = (figures: readonly { source?: Source | undefined }[]) =>
  figures
    .flatMap(({ source }) => (source === undefined ? [] : (caseOf(source) ?? [])))
    .map(({ slug }) => routes.caseStudy(slug));

/** Only links: in a text the same words stand behind an escaped bracket. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a class="link" href="(\/[^"#]*)/g)].flatMap(([, href]) => href ?? []);

/** Newest or first of each kind first: so they stand where nothing else decides. */
const targets: Target[] = [
  ...products.all.map((product): Target => {
    const fields = industriesIn(...product.industries.flatMap(({ name, motif }) => [name, motif]));
    const cases = caseStudies.all.filter(({ modules }) => modules.some(({ slug }) => slug === product.slug));
    return {
      kind: 'product',
      path: routes.product(product.slug),
      title: product.title,
      note: product.subtitle,
      modules: [product.slug],
      industries: fields,
      names: [
        ...fields.map(routes.industry),
        ...citedBy([...product.keyMetrics, ...product.industries]),
        // What its own cases are read on with.
        ...cases.flatMap(({ article }) => (article === undefined ? [] : routes.article(article))),
      ],
    };
  }),
  ...industries.all.map(({ slug, title, line, solutions, outcomes }): Target => ({
    kind: 'industry',
    path: routes.industry(slug),
    title,
    note: line,
    industries: [slug],
    names: [...modulesIn(solutions).map(routes.product), ...citedBy(outcomes)],
  })),
  ...caseStudies.all.map((study): Target => {
    const modules = study.modules.map(({ slug }) => slug);
    return {
      kind: 'case',
      path: routes.caseStudy(study.slug),
      title: study.title,
      note: study.industry,
      modules,
      industries: industriesIn(study.industry),
      technologies: technologiesIn(study),
      names: [
        ...modules.map(routes.product),
        ...(study.article === undefined ? [] : [routes.article(study.article)]),
      ],
    };
  }),
  ...articles.all.map((article): Target => {
    const { slug, title, category, readTime, module, tags, author, content } = article;
    const modules = module === undefined ? [] : [module];
    return {
      kind: 'article',
      path: routes.article(slug),
      title,
      note: `${category}, ${readTime}`,
      modules,
      industries: industriesIn(category, ...tags),
      technologies: technologiesIn(title),
      tags,
      people: [author],
      names: [...modules.map(routes.product), ...content.sections.flatMap(({ html }) => linksIn(html))],
    };
  }),
];

/** Pages that name others and are not named themselves. */
const others: Traits[] = [
  ...press.all.map((release): Traits => {
    const modules = modulesIn(release);
    return {
      path: routes.release(release.slug),
      modules,
      industries: industriesIn(release.title, release.subtitle),
      people: release.quote ? [release.quote.name] : [],
      names: modules.map(routes.product),
    };
  }),
  {
    path: routes.foundry,
    industries: industriesIn(...foundry.results.items.map(({ motif }) => motif)),
    names: citedBy(foundry.results.items),
  },
  { path: routes.gcc, industries: industriesIn(gcc.success.title), names: [] },
  ...[salesforce, servicenow].map((technology): Traits => ({
    path: routes.technology(technology.slug),
    technologies: [technology.name],
    tags: [...new Set(articles.all.flatMap(({ tags }) => tags))].filter((tag) => mentions(technology, tag)),
    names: [],
  })),
];

const byPath = new Map([...others, ...targets].map((traits) => [traits.path, traits]));

const common = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.filter((one) => b.includes(one)).length;

/** Whether both say something, and nothing in common. */
const differ = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.length > 0 && b.length > 0 && common(a, b) === 0;

/** How closely two records are related: what the first says of the second counts most, a shared tag least. */
function closeness(a: Traits, b: Traits): number {
  const named = a.names.includes(b.path) ? 5 : b.names.includes(a.path) ? 4 : 0;
  const modules = common(a.modules, b.modules);
  // What other modules did in a module's industry is no reason to go there.
  const isElsewhere = modules === 0 && [a, b].some(({ path }) => path.startsWith(routes.product('')));
  return (
    named +
    2 * modules +
    (isElsewhere ? 0 : 3 * Math.min(1, common(a.industries, b.industries))) +
    3 * common(a.people, b.people) +
    2 * common(a.technologies, b.technologies) +
    (differ(a.technologies, b.technologies) ? 0 : common(a.tags, b.tags))
  );
}

/**
 * What to read on with after a page, chosen from what the records say: the modules they name, the industries and tags
 * they are filed under, the cases their figures cite, the links in their texts, the people who speak in them.
 *
 * @param path The page, or the anchor of an industry.
 * @param most How many of each kind there may be, in the order they are shown.
 * @param except Paths that the page leads to anyway.
 */
export function relatedTo(
  path: string,
  most: Partial<Record<Kind, number>>,
  except: readonly (string | undefined)[] = [],
): Related[] {
  const from = byPath.get(path);
  if (!from) throw new Error(`lib/content/related.ts knows nothing of ${path}`);
  return (Object.entries(most) as [Kind, number][]).flatMap(([kind, count]) => {
    const near = targets
      .filter((target) => target.kind === kind && target.path !== path && !except.includes(target.path))
      .map((target) => ({ target, score: closeness(from, target) }))
      .toSorted((a, b) => b.score - a.score);
    // Beside something near, what is less than half as near is no longer related.
    const links = near
      .filter(({ score }) => score > 0 && score >= (near[0]?.score ?? 0) / 2)
      .slice(0, count)
      .map(({ target: { path: to, title, note } }) => ({ path: to, title, note }));
    return links.length > 0 ? [{ heading: relatedHeadings[kind], links }] : [];
  });
}
