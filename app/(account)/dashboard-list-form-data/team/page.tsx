import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { EraseSection } from '@/components/dashboard/erase-section';
import { RetentionSection } from '@/components/dashboard/retention-section';
import { TeamSection } from '@/components/dashboard/team-section';
import { teamMessages } from '@/content/messages/dashboard';
import { isUnreachable } from '@/lib/auth/session';
import { readTeam, type Team } from '@/lib/dashboard/read-team';
import * as routes from '@/lib/routes';

export const metadata: Metadata = teamMessages.meta;

export default async function Page() {
  const team: Team = isUnreachable(await headers()) ? { status: 'failed' } : await readTeam();
  if (team.status === 'signed-out')
    redirect(routes.signIn({ notice: 'session-ended', next: routes.teamAndData }));
  return (
    <div className="site-container pbe-24">
      <DashboardHeader
        title={teamMessages.title}
        lead={teamMessages.lead}
        link={{ href: routes.dashboard, label: teamMessages.back }}
      />
      {team.status === 'ok' ? (
        <div className="grid gap-16">
          <TeamSection staff={team.staff} userId={team.access.user_id} />
          <RetentionSection retention={team.retention} log={team.log} staff={team.staff} />
          <EraseSection />
        </div>
      ) : (
        <section className="grid gap-1 rounded-card border border-line bg-surface-1 px-8 py-8">
          <h2 className="text-h4">{teamMessages[team.status]}</h2>
          <p className="text-base leading-6 text-ink-2">
            {team.status === 'refused' ? teamMessages.refusedAdvice : teamMessages.failedAdvice}
          </p>
        </section>
      )}
    </div>
  );
}
