import { ExecutiveTeam, Founders, JoinLine, TraceReview } from '@/components/sections/team';
import { PageHead } from '@/components/sections/page-head';
import { team } from '@/lib/content/team';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/team');

export default function TeamPage() {
  return (
    <>
      <PageHead {...team.hero} trail={[{ label: 'Company', href: '/about' }]} />
      <Founders team={team} />
      <ExecutiveTeam team={team} />
      <TraceReview team={team} />
      <JoinLine {...team.join} />
    </>
  );
}
