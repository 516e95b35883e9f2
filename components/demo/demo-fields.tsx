import { Field } from '@/components/ui/field';
import { fieldNames, LIMITS } from '@/lib/demo/fields';
import type { DemoFormState } from '@/lib/demo/form';
import { demoFields, PURPOSE_ROWS } from './field-attributes';

/**
 * The four fields: uncontrolled inputs, validated by hydrate-form.ts. They are `aria-required` instead of
 * `required`: the form is `noValidate`, and Firefox exposes an empty required field as invalid whatever `aria-invalid` says.
 *
 * @param posted How the form ended that this page answers.
 */
export function DemoFields({ posted }: { posted: DemoFormState }) {
  const errors = posted?.status === 'invalid' ? posted.errors : {};
  return fieldNames.map((name) => {
    const { attributes, label, helper } = demoFields[name];
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
        label={label}
        helper={helper}
        hasBeside={name === 'phone'}
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
