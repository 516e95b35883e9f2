import 'server-only';
import { z } from 'zod';
import { casesByNumber } from '@/content/case-studies';
import type { CaseStudyRecord } from '@/content/case-studies/schema';
import {
  caseSamples,
  figures as records,
  figuresPage as page,
  origins as originRecords,
} from '@/content/figures';
import { figureSchema, figuresPageSchema, originSchema, type Source } from '@/content/figures.schema';
import { formatChange, isChangeBetween, getScale, wrongChange } from '@/lib/schema/measure';

export type { Source } from '@/content/figures.schema';

/** What figures of one origin have in common. */
const origins = z.object({ case: originSchema }).catchall(originSchema).parse(originRecords);

// Read by any key: there may be no cases.
const cases = new Map<string, CaseStudyRecord>(Object.entries(casesByNumber));
const samples = new Map<string, string>(Object.entries(caseSamples));

/** One figure, with what its case study says where it has one. */
const resolved = figureSchema.transform((figure, context) => {
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if ('case' in figure) {
    const { name, definition, case: key, row: metric } = figure;
    const study = cases.get(key);
    if (!study) return fail(`there is no case study ${key}`);
    const { cxPerformance, peopleOutcomes } = study.results;
    const row = [...cxPerformance, ...peopleOutcomes].find((one) => one.metric === metric);
    if (!row) return fail(`${key} has no row "${metric}"`);
    const { before, after, improvement } = row;
    return {
      name,
      definition,
      sample: samples.get(key),
      value: improvement,
      levels: { before, after, bars: getScale({ metric, before, after }) },
      origin: 'case',
      cited: { slug: study.slug, title: study.title },
    };
  }
  const { name, definition, sample, origin } = figure;
  if (origin !== undefined && !(origin in origins)) return fail(`there is no origin "${origin}"`);
  if ('value' in figure) {
    const { value, nearest } = figure;
    const [, part, whole] = /^(\d+) of (\d+) /.exec(sample) ?? [];
    if (
      part &&
      whole &&
      value.endsWith('%') &&
      value !== `${Math.round((Number(part) / Number(whole)) * 100)}%`
    )
      return fail(`value: is not ${part} of ${whole}`);
    return { name, definition, sample, origin, value, nearest };
  }
  const { levels, change } = figure;
  if (change && !isChangeBetween(levels, change)) return fail(`change: ${wrongChange}`);
  const bars = getScale(levels);
  return {
    name,
    definition,
    sample,
    origin,
    value: change ?? formatChange(levels),
    levels: { ...levels, bars },
  };
});

export type Figure = z.output<typeof resolved> & { key: string };

/** Every figure that pages mark, in the order of its file. */
export const figures: readonly Figure[] = Object.entries(z.record(z.string(), resolved).parse(records)).map(
  ([key, figure]) => ({ ...figure, key }),
);

const byKey = new Map(figures.map((figure) => [figure.key, figure]));

/** What stands around all of them on their page. */
export const figuresPage = figuresPageSchema.parse(page);

/** The case study a figure cites, if it cites one. */
const citedBy = (figure: Figure) => ('cited' in figure ? figure.cited : undefined);

/** Figures of one case study, which have a sample in common; or of an origin, of which each has its own. */
const partsOf = (list: readonly Figure[]) =>
  [...Map.groupBy(list, (figure) => citedBy(figure)?.slug).values()].map((part) => {
    const [first] = part;
    const cited = first && citedBy(first);
    return { ...(cited && { cited, sample: first.sample }), figures: part };
  });

/** All figures by what they have in common: averages of our own, and those of each origin. */
export const figureGroups = [
  { key: 'own', ...figuresPage.own, parts: partsOf(figures.filter(({ origin }) => origin === undefined)) },
  ...Object.entries(origins).map(([key, origin]) => ({
    key,
    ...origin,
    parts: partsOf(figures.filter((figure) => figure.origin === key)),
  })),
].filter(({ parts }) => parts.length > 0);
export type FigureGroup = (typeof figureGroups)[number];

/** The figure that a record shows. */
export function getFigure(source: Source): Figure {
  const figure = byKey.get(source);
  if (!figure) throw new Error(`content/figures.ts has no "${source}"`);
  return figure;
}
