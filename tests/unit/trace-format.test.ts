import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { generateStaticParams, GET } from '@/app/trace-format/[file]/route';
import { platform } from '@/lib/content/platform';
import { traceJsonSchema, traceSchema } from '@/lib/schema/trace';

const ajv = new Ajv({ allErrors: true });
addFormats(ajv);
const validate = ajv.compile(traceJsonSchema('https://example.com/trace-format/schema.json'));
/** Whether it is a trace, for the published schema and for our own. */
const isTrace = (value: unknown) => [validate(value), traceSchema.safeParse(value).success];

const line = {
  time: '2025-03-11T14:02:11Z',
  actor: { kind: 'agent', name: 'Agent' },
  evidence: ['Call'],
  action: 'Open case',
  result: 'Case open',
};
const stop = { line: 0, who: 'Supervisor', sees: ['Amount'], seconds: 120, otherwise: 'Nothing is paid.' };
const trace = { format: '1.0', run: '1', process: 'Refund', lines: [line], checkpoints: [stop] };
const withLine = (changes: object) => ({ ...trace, lines: [{ ...line, ...changes }] });

it.each([
  ['with a checkpoint', trace],
  ['without one', { ...trace, checkpoints: [] }],
  ['with one that has no limit of time', { ...trace, checkpoints: [{ ...stop, seconds: null }] }],
  ['of another time zone', withLine({ time: '2025-03-11T14:02:11+08:00' })],
])('a run %s is a trace, for the published schema as for our own', (_, value) =>
  expect(isTrace(value)).toEqual([true, true]),
);

it.each([
  ['without lines', { ...trace, lines: [] }],
  ['without a result', withLine({ result: undefined })],
  ['with a sixth field', withLine({ mood: 'good' })],
  ['with a time of day alone', withLine({ time: '14:02:11' })],
  ['on no evidence', withLine({ evidence: [] })],
  ['with a checkpoint that says nothing of silence', { ...trace, checkpoints: [{ ...stop, otherwise: '' }] }],
  ['of another format', { ...trace, format: '2.0' }],
])('a run %s is none, for the published schema as for our own', (_, value) =>
  expect(isTrace(JSON.parse(JSON.stringify(value)))).toEqual([false, false]),
);

it('the published example is a trace of the run on the page', async () => {
  process.env['SITE_URL'] = 'https://www.example.com';
  const files = generateStaticParams().map(({ file }) => file);
  expect(files).toEqual(platform.evidence ? ['schema.json', 'example.json'] : []);
  for (const file of files.filter((name) => name === 'example.json')) {
    const response = await GET(new Request('http://x'), { params: Promise.resolve({ file }) });
    const { lines } = traceSchema.parse(await response.json());
    const actions = platform.run.lines.map(({ action }) => action);
    expect(lines.map(({ action }) => action)).toEqual(actions);
  }
});
