import { products, type Screen, type ScreenOf } from '@/lib/content/products';

const screens = products.all.map(({ slug, mock }) => ({ slug, mock }));
const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
const dollars = (text: string) => Number(/\$(\d+)/.exec(text)?.[1]);
const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** The screen of one kind; there is one of each. */
function screen<Kind extends Screen['kind']>(kind: Kind): ScreenOf<Kind> {
  const found = products.all.flatMap(({ mock }) => (mock?.kind === kind ? [mock as ScreenOf<Kind>] : []));
  expect(found).toHaveLength(1);
  return found[0] as ScreenOf<Kind>;
}

describe('the screens of the six modules', () => {
  it('are of six kinds', () => {
    expect(screens.map(({ mock }) => mock?.kind)).toEqual([
      'call',
      'campaign',
      'document',
      'runbook',
      'survey',
      'camera',
    ]);
  });

  it('score nobody’s feelings', () => {
    expect(JSON.stringify(screens)).not.toMatch(/sentiment|feel|mood|emotion/i);
  });

  it('call: the state is the time that has passed, and what is left of two minutes', () => {
    const { state, now, turns, stop } = screen('call');
    expect(seconds(/\d+:\d\d/.exec(state)?.[0] ?? '')).toBe(now);
    const [first] = turns;
    const last = turns.at(-1);
    expect(seconds(last?.at ?? '') - seconds(first?.at ?? '')).toBeLessThanOrEqual(now);
    // Asked for while the agent begins to say so.
    const asked = now - (120 - seconds(/\d+:\d\d/.exec(stop.left)?.[0] ?? ''));
    expect(seconds(turns[1]?.at ?? '') - seconds(first?.at ?? '')).toBe(asked + 1);
  });

  it('campaign: 3,120 people, of whom a tenth hears nothing', () => {
    const { sums, segments, read, stop } = screen('campaign');
    const of = (part: string) => sums.find((sum) => sum.part === part)?.value;
    expect(total(segments.map(({ people }) => people))).toBe(3120);
    expect([of('all'), of('out'), of('held'), of('sent')]).toEqual([3120 + 214, 214, 312, 3120 - 312]);
    expect(stop.text).toBe(`has read ${read.done} of ${read.of}.`);
  });

  it('document: the items come to $612, and the limit to $112 less', () => {
    const { items, limit, readings, fields } = screen('document');
    for (const { count, sum } of items) {
      const [pieces = 0] = count.split(' × ').map(Number);
      expect(pieces * dollars(count)).toBe(dollars(sum));
    }
    expect(total(items.map(({ sum }) => dollars(sum)))).toBe(612);
    expect(total(items.map(({ count }) => parseInt(count)))).toBe(Number(fields[0]?.value));
    expect(parseInt(items.at(-1)?.count ?? '')).toBe(Number(fields[1]?.value));
    expect(limit).toMatchObject({ value: 500, asked: 500 + 112 });
    expect(readings.map(({ sum }) => dollars(sum))).toEqual([612, 612 - dollars(items.at(-1)?.sum ?? '')]);
  });

  it('call: the refund is $112 above its limit', () => {
    const { turns, stop } = screen('call');
    expect(dollars(turns[1]?.text ?? '')).toBe(dollars(stop.text) + 112);
  });

  it('runbook: bars end where the clocks say, and the last within what was declared', () => {
    const { services, options, state, now, span } = screen('runbook');
    const minutes = (time: string) => Math.round(seconds(time) / 6) / 10;
    expect(minutes(state)).toBe(now);
    for (const { clock, to, rto } of services) {
      if (clock !== undefined) expect(minutes(clock)).toBe(Math.min(to, now));
      expect(to).toBeLessThanOrEqual(rto);
      expect(rto).toBeLessThanOrEqual(span);
    }
    expect(options.find(({ declared }) => declared)?.forecast).toContain(`${services.at(-1)?.to} min`);
  });
});
