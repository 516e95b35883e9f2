import 'server-only';
import { traceSchema, type Trace } from '@/lib/schema/trace';
import { platform } from './platform';

type Evidence = NonNullable<typeof platform.evidence>;

/**
 * The run of the platform's page in the format of an export.
 *
 * @param example What the page does not print of it.
 */
export function exampleTrace({ id, process, date, seconds }: Evidence['format']['run']): Trace {
  const { run, checkpoint } = platform;
  const decision = run.lines.findIndex(({ kind }) => kind === 'person');
  const [who, sees, , otherwise] = checkpoint.parts.map(({ example }) => example);
  return traceSchema.parse({
    format: '1.0',
    run: id,
    process,
    lines: run.lines.map(({ time, actor, kind, evidence, action, result }) => ({
      time: `${date}T${time}Z`,
      actor: { kind, name: actor },
      evidence: evidence.split('; '),
      action,
      result,
    })),
    checkpoints:
      decision < 0 || !who || !sees || !otherwise
        ? []
        : [{ line: decision, who, sees: sees.split(', '), seconds, otherwise }],
  });
}
