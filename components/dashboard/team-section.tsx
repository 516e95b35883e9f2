'use client';

import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button, buttonClass } from '@/components/ui/button';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { readersWords, teamWords as words } from '@/content/words/dashboard-team';
import type { Invitation, Member, Team } from '@/lib/dashboard/team';
import type { TeamResult } from '@/lib/dashboard/team-result';
import { AddressField } from './address-field';
import { RequestTime } from './request-time';
import { Said } from './said';
import { TitledList } from './titled-list';
import { useTeamForms } from './use-team-forms';

type Forms = ReturnType<typeof useTeamForms>;

/**
 * Who is of the team and who is invited, with the ways to change either. For members.
 *
 * @param posted How a form ended that was posted without scripts.
 */
export function TeamSection({ team, posted }: { team: Team; posted: TeamResult | undefined }) {
  const forms = useTeamForms(posted);
  return (
    <section aria-labelledby="team-title">
      <h2 className="text-h4" id="team-title">
        {words.title}
      </h2>
      <p className="mbs-1 text-ui leading-6 text-ink-2 max-inline-[65ch]">{readersWords[team.readers]}</p>
      <InviteForm forms={forms} />
      <TitledList title={words.members}>
        {team.members.map((member) => (
          <MemberRow key={member.id} member={member} readers={team.readers} forms={forms} />
        ))}
      </TitledList>
      <TitledList title={words.invitations} empty={words.none}>
        {team.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} mail={team.mail} forms={forms} />
        ))}
      </TitledList>
    </section>
  );
}

function InviteForm({ forms: { form, said, sending, isOutdated, isWrong, typed } }: { forms: Forms }) {
  return (
    <form {...form} className="mbs-6 max-inline-[40rem]" aria-busy={sending}>
      <input type="hidden" name="change" value="invite" />
      <AddressField
        id="team-email"
        label={words.email}
        value={typed}
        describedBy="team-said team-help"
        isWrong={isWrong}
      >
        <Button type="submit" loading={sending}>
          {words.invite}
        </Button>
      </AddressField>
      <p className="mbs-1.5 help" id="team-help">
        {words.help}
      </p>
      <Said id="team-said" text={said} />
      {isOutdated && <OutdatedNote onReload={() => location.reload()} />}
    </form>
  );
}

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

function MemberRow({
  member,
  readers,
  forms: { form, sending },
}: {
  member: Member;
  readers: Team['readers'];
  forms: Forms;
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

function InvitationRow({
  invitation,
  mail,
  forms: { form, sending },
}: {
  invitation: Invitation;
  mail: string;
  forms: Forms;
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
