import * as z from 'zod/mini';
// Imports have endings: tests of the database run this without a bundler.
import { demoFieldMessages, type FieldMessages } from '../../content/messages/demo.ts';
import { fieldFaults } from '../../content/messages/errors.ts';
import { type DemoField, fieldNames, type FieldErrors, getField, isOptional } from './fields.ts';

/** Returns the rules of a field with their messages. The schema of an optional one takes an empty text. */
export function buildFieldSchema(name: DemoField) {
  const { longest, normalize, rules } = getField(name);
  const mayBeEmpty = isOptional(name);
  const { errors, tooLong }: FieldMessages = demoFieldMessages[name];
  return z.string({ error: ({ input }) => fieldFaults[input === undefined ? 'required' : 'invalid'] }).check(
    z.overwrite(normalize),
    ...Object.entries(rules).map(([rule, holds]) =>
      z.refine<string>((text) => (text === '' && mayBeEmpty) || holds(text), errors[rule]),
    ),
    z.refine<string>((text) => text !== '' || mayBeEmpty, fieldFaults.required),
    z.maxLength(longest, tooLong(longest)),
  );
}

/** Rules of a demo request for form and server action; the table mirrors them as checks. */
export const demoRequestSchema = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, buildFieldSchema(name)])) as Record<
    DemoField,
    ReturnType<typeof buildFieldSchema>
  >,
);

/** Maps each field to the first message about it. */
export function getFieldErrors({ issues }: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path[0] as DemoField] ??= message;
  return errors;
}
