import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button, buttonClass } from '@/components/ui/button';
import { teamWords as words } from '@/content/words/dashboard-team';
import type { Invitation, Member, Team } from '@/lib/dashboard/team';
import { RequestTime } from './request-time';
import type { TeamForms } from './use-team-forms';

/** A person, what is known of them, and what can be done. */
function Row({
  email,
  mark,
  facts,
  children,
}: {
  email: string;
  mark?: string | false;
  facts: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 text-ui leading-6 font-strong wrap-anywhere">
          {email}
          {mark && <Badge>{mark}</Badge>}
        </p>
        <p className="text-sm leading-5 wrap-anywhere text-ink-2">{facts}</p>
      </div>
      {children}
    </li>
  );
}

const giverOf = ({ by, command }: Member | Invitation): string =>
  by ? words.by(by) : command ? words.byCommand : words.byNobody;

/** Somebody of the team, with the way out of it. */
export function MemberRow({
  member,
  readers,
  forms: { form, sending },
}: {
  member: Member;
  readers: Team['readers'];
  forms: TeamForms;
}) {
  const { id, email, mine, since } = member;
  const facts = since ? (
    <>
      {words.since} <RequestTime at={since} /> {giverOf(member)}
    </>
  ) : (
    words.unknown
  );
  return (
    <Row email={email} mark={mine && words.you} facts={facts}>
      <details className="wide:text-end">
        <summary
          className={buttonClass(
            { variant: 'secondary', size: 'compact' },
            'list-none [&::-webkit-details-marker]:hidden',
          )}
          aria-label={mine ? words.confirmLeave : words.confirmRemove(email)}
        >
          {mine ? words.leave : words.remove}
        </summary>
        <form {...form} className="mbs-3 grid justify-items-start gap-2 max-inline-80 wide:justify-items-end">
          <input type="hidden" name="change" value="remove" />
          <input type="hidden" name="id" value={id} />
          <p className="text-sm leading-5 wrap-anywhere text-ink-2">
            {mine ? words.leaving[readers] : words.removing[readers](email)}
          </p>
          <Button type="submit" variant="secondary" size="compact" loading={sending}>
            <span className="wrap-anywhere">{mine ? words.confirmLeave : words.confirmRemove(email)}</span>
          </Button>
        </form>
      </details>
    </Row>
  );
}

/** Somebody who is invited, with the ways to tell them and to take it back. */
export function InvitationRow({
  invitation,
  mail,
  forms: { form, sending },
}: {
  invitation: Invitation;
  mail: string;
  forms: TeamForms;
}) {
  const { id, email, since, until, mailed, unsent } = invitation;
  const facts = (
    <>
      {words.invited} <RequestTime at={since} /> {giverOf(invitation)}. {words.until}{' '}
      <RequestTime at={until} />. {mailed ? words.mailed : unsent ? words.unsent : words.waits}
    </>
  );
  return (
    <Row email={email} facts={facts}>
      <div className="flex flex-wrap gap-2">
        <a
          className={buttonClass({ variant: 'secondary', size: 'compact' })}
          href={`mailto:${encodeURIComponent(email)}?${mail}`}
          aria-label={words.writeTo(email)}
        >
          {words.write}
        </a>
        <form {...form}>
          <input type="hidden" name="change" value="withdraw" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="secondary"
            size="compact"
            loading={sending}
            aria-label={words.withdrawOf(email)}
          >
            {words.withdraw}
          </Button>
        </form>
      </div>
    </Row>
  );
}
