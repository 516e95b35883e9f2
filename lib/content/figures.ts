import 'server-only';
import { z } from 'zod';
import { casesByNumber } from '@/content/case-studies';
import type { CaseStudyRecord } from '@/content/case-studies/schema';
import { caseSamples, figures as written, figuresPage, origins } from '@/content/figures';
import type { Source } from '@/content/schema/source';
import { figureSchema, type originSchema } from '@/content/figures.schema';
import { defineRecord } from '@/content/schema/define-record';
import { formatChange, isChangeBetween, getScale, changeError } from '@/content/schema/measure';

// Typed for any key, because there may be no cases.
const cases = new Map<string, CaseStudyRecord>(Object.entries(casesByNumber));

const samples = defineRecord(
  z.record(z.string(), z.string()).superRefine((all, context) => {
    for (const key of Object.keys(all))
      if (!cases.has(key))
        context.addIssue({ code: 'custom', path: [key], message: 'is the sample of no case' });
  }),
  caseSamples,
);

const resolvedFigureSchema = figureSchema.transform((figure, context) => {
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
      sample: samples[key],
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
  if (change && !isChangeBetween(levels, change)) return fail(`change: ${changeError}`);
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

type Figure = z.output<typeof resolvedFigureSchema> & { key: string };

export const figures: readonly Figure[] = Object.entries(
  defineRecord(z.record(z.string(), resolvedFigureSchema), written),
).map(([key, figure]) => ({ ...figure, key }));

export const findFigure = (source: Source | undefined) => figures.find(({ key }) => key === source);

const getCitation = (figure: Figure) => ('cited' in figure ? figure.cited : undefined);

const groupFigures = (list: readonly Figure[]) =>
  [...Map.groupBy(list, (figure) => getCitation(figure)?.slug).values()].map((part) => {
    const [first] = part;
    const cited = first && getCitation(first);
    return { ...(cited && { cited, sample: first.sample }), figures: part };
  });

const createGroup = (key: string | undefined, page: z.output<typeof originSchema>) => {
  const own = figures.filter(({ origin }) => origin === key);
  return { key: key ?? 'own', ...page, figures: own, parts: groupFigures(own) };
};

const { case: published, ...others } = origins;

/** All figures, in groups by origin. Those of case studies come first. */
export const figureGroups = [
  createGroup('case', published),
  createGroup(undefined, figuresPage.own),
  ...Object.entries(others).map(([key, origin]) => createGroup(key, origin)),
].filter((group) => group.figures.length > 0);

export type FigureGroup = (typeof figureGroups)[number];
