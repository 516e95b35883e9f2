import { Closing } from '@/components/kinds/closing';
import { PageHead } from '@/components/kinds/page-head';
import { careers } from '@/lib/content/careers';
import { team } from '@/lib/content/team';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ExecutiveTeam, Founders } from './_sections/members';
import { TraceReview } from './_sections/trace-review';

export const metadata = pageMetadata(routes.team);

export default function TeamPage() {
  return (
    <>
      <PageHead {...team.hero} path={routes.team} />
      {team.founders.length > 0 && <Founders team={team} />}
      {team.executives.length > 0 && <ExecutiveTeam team={team} />}
      {team.review && <TraceReview review={team.review} />}
      {careers.positions.items.length > 0 && <Closing look="line" {...team.join} />}
    </>
  );
}
