import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { KeepingSection } from '@/components/dashboard/keeping-section';
import { PersonSection } from '@/components/dashboard/person-section';
import { SessionOver } from '@/components/dashboard/session-over';
import { TeamHead } from '@/components/dashboard/team-head';
import { TeamSection } from '@/components/dashboard/team-section';
import { teamAnswers, teamPageWords as words } from '@/content/words/dashboard-team';
import { isUnreachable } from '@/lib/auth/visitor-header';
import { readKeeping } from '@/lib/dashboard/keeping';
import { postedAnswer } from '@/lib/dashboard/posted-answer';
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
        <Closed
          isRefused={team.status === 'refused'}
          said={posted && 'team' in posted ? teamAnswers[posted.team.status] : undefined}
        />
      )}
    </div>
  );
}

/** Why there is nothing to see: the reader is no member, any more perhaps, or nobody answered. */
function Closed({ isRefused, said }: { isRefused: boolean; said: string | undefined }) {
  return (
    <section className="grid gap-1 rounded-card border border-line bg-surface-1 px-8 py-8">
      <p className="text-ui leading-6 font-strong empty:hidden" role="status">
        {said}
      </p>
      <h2 className="text-h4">{isRefused ? words.closed : words.failed}</h2>
      <p className="text-ui leading-6 text-ink-2">{isRefused ? words.closedAdvice : words.failedAdvice}</p>
    </section>
  );
}
