import { platform } from '@/lib/content/platform';
import { clockOf, waitingOf } from '@/lib/content/inbox';
import { platformLanding } from '@/lib/content/platform-landing';
import { products } from '@/lib/content/products';

const { inbox } = platformLanding;
if (!inbox) throw new Error('the sample has a screen');
const { case: open } = inbox;

describe('the case on the screen', () => {
  it('asks for as much above the limit as it says', () => {
    const { within, asked, text, over } = open.limit;
    expect(text).toContain(`$${within}`);
    expect(over).toContain(`$${asked - within}`);
    for (const said of [open.title, open.question]) expect(said).toContain(`$${asked}`);
    expect(open.why).toContain(`$${within}`);
    expect(open.ways.find(({ proposed }) => proposed)?.cost).toBe(`$${asked}`);
  });

  it('is the run of the platform’s page', () => {
    const { lines } = platform.run;
    const person = lines.findIndex(({ kind }) => kind === 'person');
    const before = ({ time, actor, action, result }: (typeof open.trace)[number]) => [
      time,
      actor,
      action,
      result,
    ];
    expect(open.trace.map(before)).toEqual(lines.slice(0, person).map(before));
    expect(lines[person]).toMatchObject({ actor: open.who, time: open.since });
    expect(lines[person]?.result).toContain(open.decidedAt);
    expect(lines[person + 1]).toMatchObject(open.choices[0].then);
  });

  it('ends without an answer as the platform’s page says', () => {
    const examples = platform.checkpoint.parts.map(({ example }) => example);
    expect(examples).toEqual(expect.arrayContaining([open.who, '2 min', open.otherwise]));
    expect(open.seconds).toBe(120);
  });

  it('is decided in time, after what led to it', () => {
    expect(clockOf(open, open.decidedAt).left).toBeGreaterThan(0);
    for (const { time } of [...open.sources, ...open.trace]) expect(time <= open.since).toBe(true);
    for (const { then } of open.choices) expect(then.time > open.decidedAt).toBe(true);
    expect(open.since < inbox.now && inbox.now < open.decidedAt).toBe(true);
  });
});

it('twenty cases like it are counted', () => {
  expect(open.past.reduce((sum, count) => sum + count, 0)).toBe(20);
});

it('the list has four cases within the hour and three later, none of them lapsed', () => {
  const rows = waitingOf(inbox);
  expect(rows.map(({ left }) => left < 3600)).toEqual([true, true, true, true, false, false, false]);
  expect(rows.every(({ left, seconds }) => left > 0 && left < seconds)).toBe(true);
  expect(rows[0]?.isOpen).toBe(true);
});

it('who waits has as long as the module’s page says', () => {
  const spans: Record<string, number> = { '2 min': 120, '90 s': 90, '4 h': 14_400, '1 working day': 86_400 };
  const stops = products.all.map(({ checkpoint }) => checkpoint);
  const told = waitingOf(inbox).flatMap(({ who, seconds }) =>
    stops
      .filter((stop) => stop.who.toLowerCase() === `the ${who.toLowerCase()}`)
      .map((stop) => [who, seconds, spans[stop.time]]),
  );
  expect(told).toHaveLength(4);
  for (const [who, seconds, said] of told) expect([who, seconds]).toEqual([who, said]);
});
