import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { careers } from '@/lib/content/careers';
import { team } from '@/lib/content/team';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { ExecutiveTeam, Founders } from './_components/members';
import { TraceReview } from './_components/trace-review';

export const metadata = createPageMetadata(routes.team);

export default function TeamPage() {
  return (
    <>
      <PageHero {...team.hero} path={routes.team} />
      {team.founders.length > 0 && <Founders team={team} />}
      {team.executives.length > 0 && <ExecutiveTeam team={team} />}
      {team.review && <TraceReview review={team.review} />}
      {careers.positions.items.length > 0 && <Cta variant="line" {...team.join} />}
    </>
  );
}
