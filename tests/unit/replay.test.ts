import { figures } from '@/content/figures';
import { intellimate } from '@/content/intellimate';
import { intellimateSchema } from '@/content/intellimate.schema';
import { getWritten } from '@/content/schema/define-record';
import { countReplay, createReplay } from '@/lib/content/replay';
import { getRunAt, listCheckpoints, listLateRuns, listUnseenRuns, type Weekend } from '@/lib/content/runs';

const told = getWritten(figures) as Record<string, { value: string; nearest: string }>;
const [source = ''] = Object.keys(told);
const { weekend: schema } = intellimateSchema.shape;

/** Returns a weekend of 50 runs: a refund of $60 stopped, and an order at any limit. */
const makeWeekend = () => ({
  runs: 50,
  text: '50 runs, 2 stops, 1 late',
  caption: 'Dots',
  days: ['Fri', 'Sat'],
  from: '18:00:00',
  to: '09:00:00',
  stops: [10, 40],
  fixedStops: [{ run: 40, actor: 'Buyer' }],
  steps: [{ actor: 'Agent', evidence: 'Letter', action: 'Read', result: 'Read' }],
  people: [
    { actor: 'Cashier', evidence: 'Refund of {amount}', action: 'Pay', seconds: 180, silence: 'Not paid' },
    { actor: 'Buyer', evidence: 'Order', action: 'Buy', seconds: 60, silence: 'Not bought' },
  ],
  answers: ['Approved', 'Sent back'] as [string, string],
  refunds: {
    actor: 'Cashier',
    limit: 50,
    limits: [20, 50, 100],
    paid: {
      actor: 'Agent',
      evidence: 'Refund of {amount}',
      action: 'Pay under {limit}',
      result: 'Paid',
      wrong: 'Paid, not owed',
    },
    list: [
      { run: 5, amount: 20 },
      { run: 20, amount: 21, isWrong: true },
      { run: 10, amount: 60, isWrong: true },
    ],
    price: { text: 'The same', link: { label: 'Pricing', href: '/pricing' } },
    sources: { waiting: source, minutes: source, wrong: source },
  },
});
type Made = ReturnType<typeof makeWeekend>;

const weekendOfFour = () => {
  const made = makeWeekend();
  made.refunds.list.push({ run: 30, amount: 101 });
  made.stops = [10, 30, 40];
  made.text = '50 runs, 3 stops, 1 late';
  return made;
};
const parse = (made: Made): Weekend => schema.parse(made);

test.each([
  [20, { waiting: 4, asked: 3, minutes: 9, wrong: 0, cost: 0 }],
  [50, { waiting: 3, asked: 2, minutes: 6, wrong: 1, cost: 21 }],
  [100, { waiting: 2, asked: 1, minutes: 3, wrong: 2, cost: 81 }],
])('A limit of $%i is counted from the list of refunds', (limit, counted) => {
  const replay = createReplay(parse(weekendOfFour()));
  expect(replay && countReplay(replay, limit)).toEqual(counted);
});

test('Only refunds change between a run and a stop with the limit', () => {
  const weekend = parse(weekendOfFour());
  const tell = (limit: number) =>
    [4, 9, 19, 29, 39].map((index) => getRunAt(weekend, index, limit).fields.slice(1, 4).join(' '));
  expect(tell(20)).toEqual([
    'Agent Refund of $20 Pay under $20',
    'Cashier Refund of $60 Pay',
    'Cashier Refund of $21 Pay',
    'Cashier Refund of $101 Pay',
    'Buyer Order Buy',
  ]);
  expect(tell(100)[1]).toBe('Agent Refund of $60 Pay under $100');
  expect(tell(100).slice(3)).toEqual(tell(20).slice(3));
  expect(getRunAt(weekend, 19, 50).fields[4]).toBe('Paid, not owed');
  expect(getRunAt(weekend, 19, 20).fields[4]).toMatch(/^Sent back/);
});

test.each<[string, string, (made: Made) => void]>([
  ['whose text tells other numbers', '50 3 2', (made) => (made.text = '50 runs, 3 stops, 2 late')],
  [
    'with a refund above the limit that did not stop',
    'run 5',
    (made) => (made.refunds.list[0] = { run: 5, amount: 55 }),
  ],
  ['with a stop that no person decides', 'one of several people', (made) => made.people.shift()],
  ['with a refund after the last run', 'run 51', (made) => (made.refunds.list[0] = { run: 51, amount: 20 })],
  ['with two refunds of one run', 'two refunds', (made) => (made.refunds.list[0] = { run: 20, amount: 20 })],
  ['with refunds out of order', 'not in order', (made) => made.refunds.list.reverse()],
  ['with a step that changes nothing', 'changes nothing', (made) => (made.refunds.limits = [20, 50, 55])],
  ['with the limit at an end', 'in the middle', (made) => (made.refunds.limits = [20, 30, 50])],
])('A weekend %s is refused', (_, message, change) => {
  const made = weekendOfFour();
  expect(schema.safeParse(made).success).toBe(true);
  change(made);
  expect(schema.safeParse(made).error?.message).toContain(message);
});

const { weekend } = intellimate;
const replay = createReplay(weekend);
if (replay) {
  test('The drawing holds as many stops and wrong refunds as are counted, at every limit', () => {
    for (const limit of replay.limits) {
      const { waiting, wrong } = countReplay(replay, limit);
      expect(listCheckpoints(weekend, limit)).toHaveLength(waiting);
      expect(listUnseenRuns(weekend, limit)).toHaveLength(wrong);
      expect(listCheckpoints(weekend, limit)).toEqual(expect.arrayContaining(listLateRuns(weekend, limit)));
    }
  });

  test('The page of figures tells what each limit was counted to', () => {
    const keys = {
      waiting: 'waiting-cases',
      minutes: 'supervisor-minutes',
      wrong: 'unseen-refunds',
    } as const;
    for (const [name, key] of Object.entries(keys)) {
      const count = (limit: number) => String(countReplay(replay, limit)[name as keyof typeof keys]);
      const { value, nearest } = told[key] ?? {};
      expect(parseInt(value ?? '', 10)).toBe(Number(count(replay.limit)));
      const pairs = [...(nearest ?? '').matchAll(/\$([\d,]+),? it is (\d+)/g)];
      expect(pairs).toHaveLength(3);
      for (const [, limit = '', number] of pairs) expect(number).toBe(count(Number(limit.replace(',', ''))));
    }
  });
}
