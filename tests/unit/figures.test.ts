import { defaultMetrics } from '@/content/products/default-metrics';
import { event } from '@/lib/content/event';
import { figureOf, figures } from '@/lib/content/figures';
import { home } from '@/lib/content/home';
import { industries } from '@/lib/content/industries';
import { platform } from '@/lib/content/platform';
import { platformLanding } from '@/lib/content/platform-landing';
import { products } from '@/lib/content/products';
import { foundry, gcc } from '@/lib/content/solutions';
import { salesforce, servicenow } from '@/lib/content/technologies';
import { wordCount } from '@/lib/schema/fields';

/** A figure as a page prints it, with what the record says of its levels. */
interface Shown {
  source?: string | undefined;
  value?: string;
  before?: string;
  after?: string;
}

const levelled = ({
  source,
  levels,
}: Shown & { levels?: { before: string; after: string } | undefined }) => ({
  source,
  ...levels,
});

/** Every figure that a page marks. */
const shown: Shown[] = [
  ...home.model.stats,
  ...platform.results.items,
  ...platformLanding.areas.items.flatMap((area) => [
    { source: area.source, value: area.change },
    levelled(area),
  ]),
  ...products.all.flatMap(({ cardMetrics, keyMetrics, industries: fields }) => [
    ...cardMetrics,
    ...keyMetrics.flatMap((metric) => [metric, levelled(metric)]),
    ...fields.map(({ source }) => ({ source })),
  ]),
  ...industries.all.flatMap(({ outcomes }) =>
    outcomes.map(({ source, change: value, before, after }) => ({ source, value, before, after })),
  ),
  ...(event?.recognition.items ?? []).flatMap(({ sources }) => sources.map((source) => ({ source }))),
  foundry.services.claim,
  ...foundry.results.items.flatMap((item) => [{ source: item.source, value: item.change }, levelled(item)]),
  ...foundry.figures.items,
  { source: gcc.success.source, value: String(gcc.success.people) },
  ...gcc.success.results.map(({ source, change: value, before, after }) => ({
    source,
    value,
    before,
    after,
  })),
  ...(salesforce.rating ? [salesforce.rating] : []),
  ...[salesforce, servicenow].flatMap(({ stats, changes }) => [...stats, ...changes.items.map(levelled)]),
].map(({ source, value, before, after }: Shown) => ({
  source,
  ...(value !== undefined && { value }),
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
}));
const marked = shown.flatMap(({ source, ...figure }) => (source === undefined ? [] : { source, ...figure }));

/** The numbers in a printed level or change: units and signs are the page's. */
const numbers = (printed = '') => printed.replaceAll(',', '').match(/\d+(\.\d+)?/g);

describe('the figures of the site', () => {
  it('are defined in one sentence each, with a sample', () => {
    const bad = figures.filter(({ definition, sample }) => !sample || wordCount(definition) > 28);
    expect(bad.map(({ key }) => key)).toEqual([]);
    expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length);
    expect(new Set(figures.map(({ definition, sample }) => `${definition} ${sample}`)).size).toBe(
      figures.length,
    );
  });

  it('have the levels that records show, and their change or the level after it', () => {
    const wrong = marked.filter(({ source, value, before, after }) => {
      const { levels, value: change } = figureOf(source) as { levels?: Shown; value: string };
      const values = [change, levels?.after].map((printed) => numbers(printed)?.join());
      return (
        (value !== undefined && !values.includes(numbers(value)?.join())) ||
        (before !== undefined && numbers(before)?.join() !== numbers(levels?.before)?.join()) ||
        (after !== undefined && numbers(after)?.join() !== numbers(levels?.after)?.join())
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are all shown by a page, or by a module without figures of its own', () => {
    const used = new Set([...marked, ...defaultMetrics].map(({ source }) => source));
    expect(figures.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
  });
});
