'use client';

import { EmailInput } from '@/components/forms/email-input';
import { Button } from '@/components/ui/button';
import { teamMessages } from '@/content/messages/dashboard';
import { erasePerson } from '@/lib/dashboard/actions';
import { ActionForm } from './action-form';

const fields = [
  { name: 'email', label: teamMessages.eraseEmail },
  { name: 'confirmation', label: teamMessages.eraseConfirmation },
];

/** Erases the data of a person. The address is typed twice, because nothing brings the data back. */
export function EraseSection() {
  return (
    <section aria-labelledby="erase-title">
      <h2 className="text-h4" id="erase-title">
        {teamMessages.erase}
      </h2>
      <p className="mbs-1 text-base leading-6 text-ink-2 measure-65">{teamMessages.eraseLead}</p>
      <ActionForm action={erasePerson} resets className="mbs-6 grid gap-4 max-inline-160">
        {(isPending, isWrong) => (
          <>
            {fields.map(({ name, label }) => (
              <label key={name} className="grid gap-1.5 text-sm leading-5 font-semibold">
                {label}
                <EmailInput
                  className="font-normal"
                  name={name}
                  autoComplete="off"
                  aria-invalid={isWrong || undefined}
                />
              </label>
            ))}
            <Button type="submit" variant="secondary" className="justify-self-start" loading={isPending}>
              {teamMessages.eraseSubmit}
            </Button>
          </>
        )}
      </ActionForm>
    </section>
  );
}
