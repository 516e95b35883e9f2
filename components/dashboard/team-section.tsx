'use client';

import { cx } from 'class-variance-authority';
import { EmailInput } from '@/components/forms/email-input';
import { Badge } from '@/components/ui/badge';
import { Button, getButtonClass } from '@/components/ui/button';
import { teamMessages } from '@/content/messages/dashboard';
import { addStaff, removeStaff } from '@/lib/dashboard/actions';
import type { StaffMember } from '@/lib/dashboard/read-team';
import { ActionForm } from './action-form';
import { RequestTime } from './request-time';

export function TeamSection({ staff, userId }: { staff: StaffMember[]; userId: string }) {
  return (
    <section aria-labelledby="team-title">
      <h2 className="text-h4" id="team-title">
        {teamMessages.team}
      </h2>
      <p className="mbs-1 text-base leading-6 text-ink-2 measure-65">{teamMessages.teamLead}</p>
      <ActionForm action={addStaff} resets className="mbs-6 grid gap-1.5 max-inline-160">
        {(isPending, isWrong) => (
          <>
            <label className="text-sm leading-5 font-semibold" htmlFor="team-email">
              {teamMessages.email}
            </label>
            <div className="flex flex-wrap gap-2">
              <EmailInput
                className="flex-1 basis-60"
                id="team-email"
                autoComplete="off"
                aria-invalid={isWrong || undefined}
              />
              <Button type="submit" loading={isPending}>
                {teamMessages.add}
              </Button>
            </div>
          </>
        )}
      </ActionForm>
      <h3 className="mbs-6 mbe-2 text-sm leading-5 font-semibold" id="members-title">
        {teamMessages.members}
      </h3>
      <ul className="rounded-card border border-line bg-surface-1 row-lines" aria-labelledby="members-title">
        {staff.map((member) => (
          <Member key={member.email} member={member} isReader={member.user_id === userId} />
        ))}
      </ul>
    </section>
  );
}

function Member({ member, isReader }: { member: StaffMember; isReader: boolean }) {
  const { email, added_at, added_by_email, is_confirmed } = member;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 text-base leading-6 font-semibold wrap-anywhere">
          {email} {isReader && <Badge>{teamMessages.you}</Badge>}{' '}
          {!is_confirmed && <Badge>{teamMessages.noAccount}</Badge>}
        </p>
        <p className="text-sm leading-5 wrap-anywhere text-ink-2">
          {teamMessages.since} <RequestTime timestamp={added_at} className="tabular" />
          {added_by_email && `, ${teamMessages.addedBy(added_by_email)}`}
        </p>
      </div>
      <details className="grid justify-items-end">
        <summary
          className={cx(getButtonClass({ variant: 'secondary', size: 'compact' }), 'list-none')}
          aria-label={teamMessages.removeMember(email)}
        >
          {teamMessages.remove}
        </summary>
        <ActionForm action={removeStaff} className="mbs-3 grid justify-items-start gap-2 max-inline-80">
          {(isPending) => (
            <>
              <input type="hidden" name="email" value={email} />
              <p className="text-sm leading-5 wrap-anywhere text-ink-2">
                {teamMessages.confirmRemove(email)}
              </p>
              <Button type="submit" size="compact" loading={isPending}>
                <span className="wrap-anywhere">{teamMessages.removeMember(email)}</span>
              </Button>
            </>
          )}
        </ActionForm>
      </details>
    </li>
  );
}
