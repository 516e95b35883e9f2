import { Cta } from '@/components/sections/cta/cta';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { PageHero } from '@/components/sections/page-hero';
import { Table } from '@/components/sections/table';
import { MoreLinks } from '@/components/ui/more-links';
import { careers } from '@/content/careers';
import { team } from '@/content/team';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { ExecutiveTeam, Founders } from './_components/members';

export const metadata = createPageMetadata(routes.team);

export default function TeamPage() {
  const { review } = team;
  return (
    <>
      <PageHero {...team.hero} path={routes.team} />
      {team.founders.length > 0 && <Founders team={team} />}
      {team.executives.length > 0 && <ExecutiveTeam team={team} />}
      {review && (
        <HeadedSection headingId="review" heading={review} surface="band" contentClassName="grid gap-10">
          <FeatureGrid variant="thirds" items={review.items} />
          <div>
            <Table {...review.ledger} />
            <MoreLinks links={review.more} />
          </div>
        </HeadedSection>
      )}
      {careers.positions.items.length > 0 && <Cta variant="line" {...team.join} />}
    </>
  );
}
