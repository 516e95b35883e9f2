import { home } from '@/lib/content/home';

const { decision, run } = home.hero;
const TRAVELERS = 214;
const LIMIT = 45_000;

const number = (text = '') => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

describe('the run on the home page', () => {
  it('has a decision', () => expect(decision?.plans.map(({ name }) => name)).toEqual(['plan B', 'plan C']));

  it.each(decision?.plans ?? [])('adds up for $name', ({ figures: [people, cost, margin], done, result }) => {
    const [rebooked, price] = [number(people.value), number(cost.value)];
    expect(run.lines[0]?.text).toContain(`${TRAVELERS} travelers`);
    expect(people.label).toContain(`of ${TRAVELERS}`);
    expect(people.share).toBe(Math.round((100 * rebooked) / TRAVELERS));
    expect(cost.label).toContain(`of ${dollars(LIMIT)} limit`);
    expect(cost.share).toBe(Math.round((100 * price) / LIMIT));
    expect(price).toBeLessThan(LIMIT);
    // Of two hours.
    const [, hours = '0'] = /(\d+) h/.exec(margin.value) ?? [];
    const [, minutes = '0'] = /(\d+) min/.exec(margin.value) ?? [];
    expect(margin.share).toBe(Math.round((60 * Number(hours) + Number(minutes)) / 1.2));
    expect(done).toBe(`Done. The other ${TRAVELERS - rebooked} go to the desk.`);
    expect(result).toBe(
      `${run.lines[3]?.text}. ${rebooked} of ${TRAVELERS} travelers rebooked for ${cost.value}, ${dollars(LIMIT - price)} under the limit. ${done.replace('Done. ', '')}`,
    );
  });

  it('says what the second plan has more', () => {
    const [first, second] = (decision?.plans ?? []).map(({ figures }) =>
      figures.map(({ value }) => number(value)),
    );
    const more = (index: number) => (second?.[index] ?? 0) - (first?.[index] ?? 0);
    expect(decision?.plans[1].question).toBe(`${more(0)} more travelers, for ${dollars(more(1))}.`);
    expect(decision?.plans[1].figures.map(({ value }) => value)).toEqual(
      expect.arrayContaining(
        /(\d+) of 214 travelers rebooked for (\$[\d,]+), with a duty-time margin of (.+?)\./
          .exec(decision?.plans[1].said ?? '')
          ?.slice(1) ?? ['nothing'],
      ),
    );
  });

  it('gives the person as long as the platform says', () => {
    expect(decision?.time).toEqual({ short: '6 min', rest: ' to decide' });
    expect(decision?.plans[0].log).toBe(run.lines[2]?.text);
  });

  it('leaves the whole list with who takes it over, and spends nothing', () =>
    expect(decision?.kept.figures.map(({ value }) => value)).toEqual([String(TRAVELERS), '$0']));
});
