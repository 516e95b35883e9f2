import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { cleanEmail, cleanName, formatPhone } from '@/lib/demo/input';
import { type DemoRequest, LIMITS } from '@/lib/demo/schema';
import { demoFields, PURPOSE_ROWS } from './field-attributes';
import { cleanAsTyped } from './use-field-input';

/**
 * The four fields of the demo form. They are required in words alone: the form is not checked by the browser, and Firefox
 * has a field that is required and empty for invalid, whatever the page says.
 */
export function DemoFields({ form }: { form: UseFormReturn<DemoRequest> }) {
  const { register, watch, formState } = form;
  const used = watch('purpose').length;
  const lines = {
    name: cleanAsTyped(register('name'), cleanName),
    email: cleanAsTyped(register('email', { setValueAs: cleanEmail }), cleanEmail),
    phone: cleanAsTyped(register('phone'), formatPhone),
  };
  const about = (name: keyof DemoRequest) => ({
    id: `demo-${name}`,
    error: formState.errors[name]?.message,
    ...demoFields[name],
  });
  return (
    <>
      {(['name', 'email', 'phone'] as const).map((name) => {
        const { attributes, ...field } = about(name);
        return (
          <Field key={name} {...field}>
            {(wiring) => <input {...wiring} aria-required {...lines[name]} {...attributes} />}
          </Field>
        );
      })}
      <Field {...about('purpose')} count={{ used, allowed: LIMITS.purpose }}>
        {(wiring) => (
          <textarea
            {...wiring}
            aria-required
            {...register('purpose')}
            rows={PURPOSE_ROWS}
            {...demoFields.purpose.attributes}
          />
        )}
      </Field>
    </>
  );
}
