import { caseStudySchema, type CaseStudyRecord } from '@/content/case-studies/schema';
import { caseStudies, caseStudiesPage, industryTally, unknownCase } from '@/lib/content/case-studies';
import { home } from '@/lib/content/home';
import { pages } from '@/lib/content/pages';
import * as routes from '@/lib/routes';
import { NO_SUCH_RECORD, unknownSlugRewrites } from '@/lib/routing/unknown-slugs';

const bare: CaseStudyRecord = {
  id: 1,
  slug: 'one-case',
  industry: 'Farming',
  title: 'One case',
  subtitle: 'What was done.',
  client: 'Who it was.\n\nWhere it was.',
  challenges: [],
  solution: { description: 'What we did.', levers: [] },
  results: { timeframe: 'In a year', cxPerformance: [], peopleOutcomes: [] },
  meta: { title: 'One case', description: 'One case.' },
  modules: [],
};

it('a case needs no drawing, no checkpoint, no article, and no figures', () => {
  expect(caseStudySchema.parse(bare)).toMatchObject({ client: ['Who it was.', 'Where it was.'] });
});

it('home shows the one it names, if there are any', () => {
  expect(home.proof === undefined || caseStudies.all.includes(home.proof.study)).toBe(true);
  if (caseStudies.all.length === 0) expect(home.proof).toBeUndefined();
});

describe('the list', () => {
  it('counts every case in one industry, most first', () => {
    const counts = industryTally().map(([, count]) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(caseStudies.all.length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('has titles and descriptions of its own on every page', () => {
    const metas = [caseStudiesPage.meta, unknownCase.meta, ...caseStudies.all.map(({ meta }) => meta)];
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
  });

  it('says of each case at which lever a person decides, if anywhere', () => {
    for (const { checkpoint, lever, solution } of caseStudies.all)
      expect(lever).toBe(checkpoint === undefined ? undefined : solution.levers[checkpoint - 1]);
  });
});

describe('an address that no case study has', () => {
  const screen = routes.caseStudy(NO_SUCH_RECORD);
  const rules = unknownSlugRewrites().filter(({ destination }) => destination === screen);
  const isRedirected = (path: string) =>
    rules.some(({ source }) => new RegExp(`^${source.replace(/:slug\((.+)\)$/, '($1)')}$`).test(path));

  it('leads to one prepared page, which is on no list', () => {
    const unknown = [...caseStudies.slugs.map((slug) => `${slug}-2`), 'no-such-case', NO_SUCH_RECORD];
    for (const slug of rules.length > 0 ? unknown : [])
      expect(isRedirected(routes.caseStudy(slug))).toBe(true);
    expect(pages).not.toContain(screen);
    expect(caseStudies.get(NO_SUCH_RECORD)).toBeUndefined();
  });

  it('is not that of a record', () => {
    for (const slug of caseStudies.slugs) expect(isRedirected(routes.caseStudy(slug))).toBe(false);
    expect(isRedirected(routes.caseStudies)).toBe(false);
  });
});
