import { Closing } from '@/components/kinds/closing';
import { PageHead } from '@/components/kinds/page-head';
import { team } from '@/lib/content/team';
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
        main={personList(routes.team, [...team.founders, ...team.executives].map(person))}
      />
      <PageHead {...team.hero} path={routes.team} />
      <Founders team={team} />
      <ExecutiveTeam team={team} />
      <TraceReview team={team} />
      <Closing look="line" {...team.join} />
    </>
  );
}
