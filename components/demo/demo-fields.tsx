import { Field } from '@/components/ui/field';
import { fieldNames, LIMITS } from '@/lib/demo/fields';
import type { DemoFormState } from '@/lib/demo/form';
import { demoFields, PURPOSE_ROWS } from './field-attributes';

/**
 * The four fields. They hold their words by themselves; hydrate-form.ts follows them. They are required in words alone: the
 * form is not checked by the browser, and Firefox has a field that is required and empty for invalid, whatever the page
 * says.
 *
 * @param posted How the form ended that this page answers.
 */
export function DemoFields({ posted }: { posted: DemoFormState }) {
  const errors = posted?.status === 'invalid' ? posted.errors : {};
  return fieldNames.map((name) => {
    const { attributes, ...about } = demoFields[name];
    const isPurpose = name === 'purpose';
    const control = {
      name,
      'aria-required': true,
      // Nothing is checked yet, and so nothing invalid.
      'aria-invalid': errors[name] ? true : undefined,
      defaultValue: posted?.values[name],
      ...attributes,
    };
    return (
      <Field
        key={name}
        id={`demo-${name}`}
        error={errors[name]}
        {...about}
        {...(isPurpose && { count: { used: posted?.values.purpose.length ?? 0, allowed: LIMITS.purpose } })}
      >
        {(wiring) =>
          isPurpose ? (
            <textarea {...wiring} rows={PURPOSE_ROWS} {...control} />
          ) : (
            // The dialog begins there, not at its closing button.
            <input {...wiring} autoFocus={name === 'name'} {...control} />
          )
        }
      </Field>
    );
  });
}
