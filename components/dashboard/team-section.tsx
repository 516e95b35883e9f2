'use client';

import { Button } from '@/components/ui/button';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { readersWords, teamWords as words } from '@/content/words/dashboard-team';
import type { Team } from '@/lib/dashboard/team';
import type { TeamResult } from '@/lib/dashboard/team-result';
import { AddressField } from './address-field';
import { Said } from './said';
import { InvitationRow, MemberRow } from './team-rows';
import { TitledList } from './titled-list';
import { type TeamForms, useTeamForms } from './use-team-forms';

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

function InviteForm({ forms: { form, said, sending, isOutdated, isWrong, typed } }: { forms: TeamForms }) {
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
