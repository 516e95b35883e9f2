import { Closing } from '@/components/kinds/closing';
import { PageHead } from '@/components/kinds/page-head';
import { careers } from '@/lib/content/careers';
import { people, team } from '@/lib/content/team';
import { PageData } from '@/components/seo/page-data';
import * as routes from '@/lib/routes';
import { personList } from '@/lib/seo/json-ld/item-list';
import { person } from '@/lib/seo/json-ld/person';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ExecutiveTeam, Founders } from './_sections/members';
import { TraceReview } from './_sections/trace-review';

export const metadata = pageMetadata(routes.team);

export default function TeamPage() {
  return (
    <>
      <PageData
        path={routes.team}
        description={team.hero.lead}
        main={personList(routes.team, people.map(person))}
      />
      <PageHead {...team.hero} path={routes.team} />
      {team.founders.length > 0 && <Founders team={team} />}
      {team.executives.length > 0 && <ExecutiveTeam team={team} />}
      {team.review && <TraceReview review={team.review} />}
      {careers.positions.items.length > 0 && <Closing look="line" {...team.join} />}
    </>
  );
}
