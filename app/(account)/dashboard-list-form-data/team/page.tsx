import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { KeepingSection } from '@/components/dashboard/keeping-section';
import { PersonSection } from '@/components/dashboard/person-section';
import { SessionOver } from '@/components/dashboard/session-over';
import { TeamClosed } from '@/components/dashboard/team-closed';
import { TeamHead } from '@/components/dashboard/team-head';
import { TeamSection } from '@/components/dashboard/team-section';
import { personAnswers } from '@/content/words/dashboard-keeping';
import { teamAnswers, teamPageWords as words } from '@/content/words/dashboard-team';
import { isUnreachable } from '@/lib/auth/session';
import { readKeeping } from '@/lib/dashboard/keeping';
import { type PostedAnswer, postedAnswer } from '@/lib/dashboard/posted-answer';
import { readTeam } from '@/lib/dashboard/team';
import * as routes from '@/lib/routes';

export const metadata: Metadata = words.meta;

export default async function Page() {
  const team = isUnreachable(await headers()) ? { status: 'failed' as const } : await readTeam();
  const posted = await postedAnswer();
  if (team.status === 'signed-out') {
    const next = routes.teamAndData;
    if (posted) return <SessionOver posted={posted} next={next} />;
    redirect(routes.asking(routes.auth, { notice: 'session-ended', next }));
  }
  return (
    <div className="container pbe-24">
      <TeamHead />
      {team.status === 'ok' ? (
        <div className="grid gap-16">
          <TeamSection team={team} posted={posted && 'team' in posted ? posted.team : undefined} />
          <KeepingSection keeping={await readKeeping()} />
          <PersonSection posted={posted && 'person' in posted ? posted.person : undefined} />
        </div>
      ) : (
        <TeamClosed isRefused={team.status === 'refused'} said={posted && said(posted)} />
      )}
    </div>
  );
}

/** How a form of this page ended after which it is closed. */
function said(posted: PostedAnswer): string | undefined {
  if ('team' in posted) return teamAnswers[posted.team.status];
  return 'person' in posted && posted.person.status in personAnswers
    ? personAnswers[posted.person.status as keyof typeof personAnswers]
    : undefined;
}
