import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { Stats } from '@/components/sections/stats';
import { salesforce as page } from '@/content/technologies/salesforce';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { TechnologyPage } from '../_components/technology-page';
import { TechnologyHero } from '../_components/technology-hero';
import { Agents } from './_components/agents';
import { Badges } from './_components/badges';
import { ChangeList } from './_components/change-list';
import { Program } from './_components/program';

export const metadata = createPageMetadata(routes.technology(page.slug));

export default function SalesforcePage() {
  const { changes, certifications, stats } = page;
  const told = changes.items.find(({ steps }) => steps);
  const others = changes.items.filter((change) => change !== told);
  return (
    <TechnologyPage
      technology={page}
      head={
        <TechnologyHero
          technology={page}
          badges={<Badges badges={page.badges} />}
          aside={told?.steps && <Program change={told} steps={told.steps} />}
        />
      }
    >
      {page.agents.items.length > 0 && <Agents agents={page.agents} />}
      {others.length > 0 && (
        <HeadedSection headingId="impact" heading={changes} surface="band">
          <ChangeList changes={others} />
        </HeadedSection>
      )}
      {certifications.items.length > 0 && (
        <HeadedSection headingId="certifications" heading={certifications} contentClassName="grid gap-8">
          <FeatureGrid variant="small" items={certifications.items} />
          {stats.length > 0 && <Stats items={stats} />}
        </HeadedSection>
      )}
    </TechnologyPage>
  );
}
