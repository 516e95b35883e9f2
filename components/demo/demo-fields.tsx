import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { cleanEmail, cleanName, formatPhone } from '@/lib/demo/input';
import { type DemoRequest, LIMITS } from '@/lib/demo/schema';
import { cleanAsTyped } from './use-field-input';

/** The four fields of the demo form. */
export function DemoFields({ form }: { form: UseFormReturn<DemoRequest> }) {
  const { register, control, formState } = form;
  const used = useWatch({ control, name: 'purpose' }).length;
  const error = (name: keyof DemoRequest) => formState.errors[name]?.message;
  return (
    <>
      <Field id="demo-name" label="Full Name" error={error('name')}>
        {(wiring) => (
          <input
            {...wiring}
            required
            {...cleanAsTyped(register('name'), cleanName)}
            type="text"
            autoComplete="name"
            placeholder="Your name"
            maxLength={LIMITS.name}
          />
        )}
      </Field>
      <Field id="demo-email" label="Business Email" error={error('email')}>
        {(wiring) => (
          <input
            {...wiring}
            required
            {...cleanAsTyped(register('email', { setValueAs: cleanEmail }), cleanEmail)}
            className="field__control lowercase"
            type="email"
            autoComplete="email"
            placeholder="you@company.example"
            maxLength={LIMITS.email}
          />
        )}
      </Field>
      <Field
        id="demo-phone"
        label="Phone Number"
        helper="10 to 16 digits, + optional."
        error={error('phone')}
      >
        {(wiring) => (
          <input
            {...wiring}
            required
            {...cleanAsTyped(register('phone'), formatPhone)}
            type="tel"
            autoComplete="tel"
            placeholder="+14155550100"
          />
        )}
      </Field>
      <Field
        id="demo-purpose"
        label="Purpose"
        helper="One process is enough."
        error={error('purpose')}
        count={{ used, allowed: LIMITS.purpose }}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            required
            {...register('purpose')}
            rows={3}
            placeholder="Which product interests you, and for which process? Where does the work wait today?"
            maxLength={LIMITS.purpose}
          />
        )}
      </Field>
    </>
  );
}
