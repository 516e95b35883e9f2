import { Cta } from '@/components/sections/cta/cta';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { PageHero } from '@/components/sections/page-hero';
import { Table } from '@/components/sections/table';
import { TwoColumnSection } from '@/components/sections/two-column-section';
import { MoreLinks } from '@/components/ui/more-links';
import { careers } from '@/content/careers';
import { team } from '@/content/team';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { ExecutiveTeam, Founders, TeamLine } from './_components/members';

export const metadata = createPageMetadata(routes.team);

export default function TeamPage() {
  const { review } = team;
  return (
    <>
      <PageHero {...team.hero} path={routes.team}>
        <TeamLine people={[...team.founders, ...team.executives]} />
      </PageHero>
      {team.founders.length > 0 && <Founders team={team} />}
      {team.executives.length > 0 && <ExecutiveTeam team={team} />}
      {review && (
        <TwoColumnSection headingId="review" heading={review} surface="band" bodyClassName="grid gap-10">
          <FeatureGrid variant="thirds" items={review.items} />
          <div>
            <Table {...review.ledger} />
            <MoreLinks links={review.more} />
          </div>
        </TwoColumnSection>
      )}
      {careers.positions.items.length > 0 && <Cta variant="line" {...team.join} />}
    </>
  );
}
