import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { generateStaticParams, GET } from '@/app/trace-format/[file]/route';
import { platform } from '@/lib/content/platform';
import { traceJsonSchema, traceSchema } from '@/lib/schema/trace';

const schema = traceJsonSchema('https://example.com/trace-format/schema.json');
const ajv = new Ajv({ allErrors: true });
addFormats(ajv);
const validate = ajv.compile(schema);

const line = {
  time: '2025-03-11T14:02:11Z',
  actor: { kind: 'agent', name: 'Agent' },
  evidence: ['Call'],
  action: 'Open case',
  result: 'Case open',
};
const stop = { line: 0, who: 'Supervisor', sees: ['Amount'], seconds: 120, otherwise: 'Nothing is paid.' };
const trace = { format: '1.0', run: '1', process: 'Refund', lines: [line], checkpoints: [stop] };
const without = (field: string) =>
  Object.fromEntries(Object.entries(line).filter(([name]) => name !== field));

it('the schema says which draft it is written in, and where it is published', () => {
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://example.com/trace-format/schema.json',
  });
});

describe('a trace', () => {
  it.each([
    ['with a checkpoint', trace],
    ['without one', { ...trace, checkpoints: [] }],
    ['with one that has no limit of time', { ...trace, checkpoints: [{ ...stop, seconds: null }] }],
    ['of another time zone', { ...trace, lines: [{ ...line, time: '2025-03-11T14:02:11+08:00' }] }],
  ])('%s is one, for the published schema as for our own', (_what, value) => {
    expect([validate(value), validate.errors]).toEqual([true, null]);
    expect(traceSchema.safeParse(value).success).toBe(true);
  });

  it.each<[string, object]>([
    ['without lines', { ...trace, lines: [] }],
    ...Object.keys(line).map((field): [string, object] => [
      `without ${field}`,
      { ...trace, lines: [without(field)] },
    ]),
    ['with a sixth field', { ...trace, lines: [{ ...line, mood: 'good' }] }],
    ['with a time of day alone', { ...trace, lines: [{ ...line, time: '14:02:11' }] }],
    ['of another kind of actor', { ...trace, lines: [{ ...line, actor: { kind: 'robot', name: 'R' } }] }],
    ['on no evidence', { ...trace, lines: [{ ...line, evidence: [] }] }],
    [
      'with a checkpoint that says nothing of silence',
      { ...trace, checkpoints: [{ ...stop, otherwise: '' }] },
    ],
    ['of another format', { ...trace, format: '2.0' }],
  ])('%s is none, for the published schema as for our own', (_what, value) => {
    expect(validate(value)).toBe(false);
    expect(traceSchema.safeParse(value).success).toBe(false);
  });
});

beforeAll(() => {
  process.env['SITE_URL'] = 'https://www.example.com';
});

it('the files are there where the page leads to them, and the example is a trace of the run on the page', async () => {
  const read = async (file: string) =>
    (await (await GET(new Request('http://x'), { params: Promise.resolve({ file }) })).json()) as unknown;
  const files = generateStaticParams().map(({ file }) => file);
  expect(files).toEqual(platform.evidence ? ['schema.json', 'example.json'] : []);
  for (const file of files) {
    const content = await read(file);
    if (file === 'schema.json') expect(content).toHaveProperty('title', 'Trace of a run');
    else {
      expect([validate(content), validate.errors]).toEqual([true, null]);
      const { lines } = traceSchema.parse(content);
      expect(lines.map(({ action, result }) => [action, result])).toEqual(
        platform.run.lines.map(({ action, result }) => [action, result]),
      );
    }
  }
});
