import { z } from 'zod';
import { clock, createListSchema, text } from '../schema/fields';

const stop = z.object({ who: text, text, left: text.max(16) });
const count = z.int().min(0);
/** A length or a moment on the drawing's own scale. */
const mark = z.number().min(0);

const frame = {
  title: text.max(40),
  state: text.max(16),
  /** Shows a running state. */
  live: z.boolean().optional(),
  caption: text.max(72),
};

const call = z.object({
  kind: z.literal('call'),
  ...frame,
  turns: createListSchema({ who: z.enum(['caller', 'agent', 'done']), at: clock, text: text.max(130) }).max(
    4,
  ),
  /** Speakers from second to second, in order; `wait` is a person deciding. */
  wave: createListSchema({ who: z.enum(['caller', 'agent', 'wait']), from: mark, to: mark }),
  /** Seconds since the call began. */
  now: mark,
  stop,
});

const campaign = z.object({
  kind: z.literal('campaign'),
  ...frame,
  /** All people, then the three parts of them. */
  sums: createListSchema({
    label: text.max(20),
    value: count,
    part: z.enum(['all', 'out', 'held', 'sent']),
  }).length(4),
  segments: createListSchema({
    name: text.max(20),
    people: count,
    consent: text.max(8),
    letter: text.max(1),
  }).max(4),
  letter: z.object({
    id: text.max(1),
    /** A sentence without a fact is removed. */
    sentences: z
      .array(
        z.discriminatedUnion('removed', [
          z.object({ removed: z.literal(false).default(false), text, fact: text }),
          z.object({ removed: z.literal(true), text, reason: text }),
        ]),
      )
      .max(3),
  }),
  read: z.object({ done: count, of: count.min(1).max(50) }),
  stop: z.object({ who: text, text: text.max(24), otherwise: text.max(32) }),
});

const documentMock = z.object({
  kind: z.literal('document'),
  ...frame,
  from: text.max(20),
  at: text.max(12),
  subject: z.object({ text: text.max(40), ref: count.optional() }),
  /** The passage that was read; numbered parts are fields at the right. */
  cited: createListSchema({ text: z.string().min(1), ref: count.optional() }),
  items: createListSchema({ name: text.max(16), count: text, sum: text }).max(4),
  fields: createListSchema({ ref: count, label: text.max(24), value: text.max(16) }).max(4),
  readings: createListSchema({ sum: text.max(10), text: text.max(40) }).length(2),
  limit: z.object({ value: count, asked: count, text: text.max(40) }),
  stop: stop.omit({ text: true }),
});

const runbook = z.object({
  kind: z.literal('runbook'),
  ...frame,
  options: createListSchema({
    id: text.max(1),
    name: text.max(20),
    forecast: text.max(28),
    declared: z.boolean().optional(),
  })
    .min(2)
    .max(3),
  /** Minutes since the start. */
  now: mark,
  span: z.int().min(4),
  declaredAt: mark,
  stop: z.object({ who: text.max(14), text: text.max(12) }),
  /** `clock` is the time beside the limit; services that have not begun have none. */
  services: createListSchema({
    name: text.max(16),
    from: mark,
    to: mark,
    rto: mark,
    clock: text.optional(),
    after: text.optional(),
  })
    .min(1)
    .max(6),
  note: text.max(48),
});

const survey = z.object({
  kind: z.literal('survey'),
  ...frame,
  scale: z.object({
    question: text.max(40),
    /** Counts of the answers 1 to 5. */
    values: z.array(count).length(5),
    said: z.int().min(1).max(5),
  }),
  open: z.object({
    question: text.max(40),
    before: text,
    mark: text,
    after: text.optional(),
    note: text.max(36),
  }),
  /** Step 0 waits for the person, 4 is closed. */
  loops: createListSchema({
    topic: text.max(28),
    next: text.max(32),
    contacts: count,
    step: z.int().min(0).max(4),
  }).max(4),
});

const camera = z.object({
  kind: z.literal('camera'),
  ...frame,
  camera: text.max(16),
  /** At most three reports; the one about a person waits. */
  tags: createListSchema({ text: text.max(24), person: z.boolean().optional() }).max(3),
  clip: text.max(16),
  note: text.max(20),
  log: z.tuple([
    z.object({ at: text.max(28), text: text.max(48) }),
    z.object({ at: text.max(28), text: text.max(48) }),
  ]),
});

const union = z.discriminatedUnion('kind', [call, campaign, documentMock, runbook, survey, camera]);
type Screen = z.output<typeof union>;

/** Lists contradictions between the numbers of a drawing. */
function faults(mock: Screen): string[] {
  const rules = (() => {
    switch (mock.kind) {
      case 'call':
        return [
          [mock.wave.every(({ from, to }) => from < to && to <= mock.now), 'the wave ends after now'],
          [inOrder(mock.turns.map(({ at }) => at)), 'the turns are not in order'],
        ] as const;
      case 'campaign': {
        const [all = 0, ...parts] = (['all', 'out', 'held', 'sent'] as const).map(
          (part) => mock.sums.find((sum) => sum.part === part)?.value ?? 0,
        );
        return [
          [all === total(parts), 'the parts do not add up to all'],
          [
            all - (parts[0] ?? 0) === total(mock.segments.map(({ people }) => people)),
            'the segments do not add up',
          ],
          [mock.segments.some(({ letter }) => letter === mock.letter.id), 'no segment gets the letter'],
          [mock.read.done <= mock.read.of, 'more is read than there is'],
        ] as const;
      }
      case 'document':
        return [
          [mock.limit.asked > mock.limit.value, 'nothing is above the limit'],
          [
            [mock.subject, ...mock.cited].every(
              ({ ref }) => ref === undefined || mock.fields.some((field) => field.ref === ref),
            ),
            'a number leads to no field',
          ],
        ] as const;
      case 'runbook':
        return [
          [mock.options.filter(({ declared }) => declared).length === 1, 'not one option is declared'],
          [
            mock.services.every(({ from, to }) => mock.declaredAt <= from && from < to && to <= mock.span),
            'a service starts before it is declared, or ends beyond the axis',
          ],
          [
            mock.services.every(
              ({ after }, at) => !after || mock.services.findIndex(({ name }) => name === after) < at,
            ),
            'a service waits for a later one',
          ],
        ] as const;
      case 'survey':
        return [[mock.loops.filter(({ step }) => step === 0).length === 1, 'not one topic waits']] as const;
      case 'camera':
        return [
          [mock.tags.filter(({ person }) => person).length === 1, 'not one tag waits for a person'],
        ] as const;
    }
  })();
  return rules.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
const inOrder = (list: readonly string[]) => list.every((one, at) => at === 0 || (list[at - 1] ?? '') <= one);

/** Each kind of screen is a drawing of its numbers. */
export const mock = union.superRefine((value, context) => {
  for (const message of faults(value)) context.addIssue({ code: 'custom', message });
});
