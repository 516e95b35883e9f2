import 'server-only';
import { z } from 'zod';

const said = z.string().min(1);

const step = z.strictObject({
  time: z.iso.datetime({ offset: true }).meta({ description: 'When the step was taken, to the second.' }),
  actor: z
    .strictObject({ kind: z.enum(['agent', 'limit', 'person']), name: said })
    .meta({ description: 'Who took it: an agent, a written limit, or a person by role.' }),
  evidence: z.array(said).min(1).meta({ description: 'What was read or seen for it, one entry each.' }),
  action: said.meta({ description: 'What was done.' }),
  result: said.meta({ description: 'The state it left.' }),
});

const checkpoint = z.strictObject({
  line: z.int().min(0).meta({ description: 'The line in which the person decides, counted from 0.' }),
  who: said.meta({ description: 'The role that decides.' }),
  sees: z.array(said).min(1).meta({ description: 'What the role is shown.' }),
  seconds: z
    .int()
    .positive()
    .nullable()
    .meta({ description: 'How long it has; null where there is no limit of time.' }),
  otherwise: said.meta({ description: 'What happens if nobody answers.' }),
});

/** One run as it is exported: its lines with the five fields, and the four parts of each checkpoint that it met. */
export const traceSchema = z
  .strictObject({
    format: z.literal('1.0'),
    run: said.meta({ description: 'The run, unique within its environment.' }),
    process: said.meta({ description: 'The process, in the version that its owner signed.' }),
    lines: z.array(step).min(1),
    checkpoints: z.array(checkpoint),
  })
  .meta({ title: 'Trace of a run' });
export type Trace = z.output<typeof traceSchema>;

/**
 * The format for everybody, as a JSON Schema.
 *
 * @param id The address under which it is published.
 */
export const traceJsonSchema = (id: string) => ({ ...z.toJSONSchema(traceSchema), $id: id });
