import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { type DemoField, fieldNames, LIMITS } from '@/lib/demo/fields';
import type { DemoFormState } from '@/lib/demo/form';
import { fieldWords } from './field-words';

type Attributes = Pick<ComponentProps<'input'>, 'className' | 'type' | 'autoComplete' | 'maxLength'>;

/** What browsers should know of the fields. */
const attributes: Record<DemoField, Attributes> = {
  name: { type: 'text', autoComplete: 'name', maxLength: LIMITS.name },
  email: {
    className: 'field__control not-placeholder-shown:lowercase',
    type: 'email',
    autoComplete: 'email',
    maxLength: LIMITS.email,
  },
  phone: { type: 'tel', autoComplete: 'tel' },
  purpose: { maxLength: LIMITS.purpose },
};

/**
 * The four fields: uncontrolled inputs, validated by hydrate-form.ts. They are `aria-required` instead of
 * `required`: the form is `noValidate`, and Firefox exposes an empty required field as invalid whatever `aria-invalid` says.
 */
export function DemoFields({ posted }: { posted: DemoFormState }) {
  const errors = posted?.status === 'invalid' ? posted.errors : {};
  return fieldNames.map((name) => {
    const { label, helper, placeholder } = fieldWords[name];
    const { maxLength, ...known } = attributes[name];
    const isPurpose = name === 'purpose';
    const control = {
      name,
      'aria-required': true,
      // Nothing is checked yet, and so nothing invalid.
      'aria-invalid': errors[name] ? true : undefined,
      defaultValue: posted?.values[name],
      ...known,
      placeholder,
      ...(maxLength && { maxLength }),
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
            <textarea {...wiring} rows={3} {...control} />
          ) : (
            // The dialog begins there, not at its closing button.
            <input {...wiring} autoFocus={name === 'name'} {...control} />
          )
        }
      </Field>
    );
  });
}
