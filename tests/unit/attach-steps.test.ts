import { ownTrace } from '@/content/messages/demo';
import { buildAttachment, describeStep } from '@/lib/demo/attach-steps';
import { emptyValues } from '@/lib/demo/fields';
import type { NotedStep, Step } from '@/lib/demo/own-trace';
import { demoRequestSchema } from '@/lib/demo/schema';

const purpose = 'Replan crews when a line closes.';
const noon = new Date(2026, 10, 28, 12, 4, 30).getTime();
const makeStep = (change: Partial<Step> = {}, minutes = 0): NotedStep => ({
  at: noon + minutes * 60_000,
  action: 'page',
  evidence: 'Pricing',
  result: '/pricing',
  ...change,
});
const decline: Partial<Step> = {
  action: 'declined',
  evidence: 'Stop lane 4?',
  result: 'Lane 4 runs on.',
  took: '9 s',
};

test('A request holds the ticked lines behind the purpose, in the five fields of a trace', () => {
  const { whole, text, left } = buildAttachment(` ${purpose}\r\n`, [
    makeStep(),
    makeStep(decline, 2),
    { at: noon + 180_000, action: 'form', evidence: 'Request Demo' },
  ]);
  expect(text.split('\n')).toEqual([
    ownTrace.heading,
    '12:04 | You | Pricing | Opened the page | /pricing',
    '12:06 | You | Stop lane 4? | Declined after 9 s | Lane 4 runs on.',
    '12:07 | You | Request Demo | Opened the form | Nothing was sent',
  ]);
  expect([whole, left]).toEqual([`${purpose}\n\n${text}`, 0]);
});

test('A request without a ticked line has the purpose as it was typed', () => {
  expect(buildAttachment(` ${purpose} `, [])).toEqual({ text: '', whole: ` ${purpose} `, left: 0 });
});

test.each([
  [1333, 12],
  [1334, 11],
  [1486, 9],
  [1894, 1],
  [1895, 0],
  [2000, 0],
  [2001, 0],
])(
  'A purpose of %i characters leaves room for the newest %i lines, and is never cut itself',
  (length, kept) => {
    const steps = Array.from({ length: 12 }, (_, minutes) => makeStep({}, minutes));
    const own = 'a'.repeat(length);
    const { whole, left } = buildAttachment(own, steps);
    expect(whole.startsWith(own)).toBe(true);
    expect(left).toBe(12 - kept);
    expect(whole.match(/^12:\d\d/gm) ?? []).toEqual(steps.slice(left).map((step) => describeStep(step).time));
    expect(whole.length).toBeLessThanOrEqual(Math.max(length, 2000));
  },
);

test('A line of a request holds no line ends and no hidden characters, however odd the address is', () => {
  const odd = makeStep({
    evidence: 'Prices\r\nToday\u202e\u0000',
    result: `/%0A|%E2%80%AE/${'𝒥é'.repeat(200)}`,
  });
  const { text, whole } = buildAttachment(purpose, [odd]);
  const [, line = '', ...others] = text.split('\n');
  expect(others).toEqual([]);
  expect(line).toContain('| Prices Today |');
  expect(Array.from(line.split('/%0A')[1] ?? '').length).toBeLessThan(80);
  expect(line.isWellFormed()).toBe(true);
  const values = {
    ...emptyValues,
    name: 'Amara',
    email: 'a@b.example',
    phone: '+447700900142',
    purpose: whole,
  };
  expect(demoRequestSchema.parse(values).purpose).toBe(whole);
});
