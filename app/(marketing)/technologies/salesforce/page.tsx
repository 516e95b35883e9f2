import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { Stats } from '@/components/sections/stats';
import { salesforce as page } from '@/content/technologies/salesforce';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { ChangeList } from '../_components/change-list';
import { TechnologyPage } from '../_components/technology-page';
import { TechnologyHero } from '../_components/technology-hero';
import { Agents } from './_components/agents';
import { Badges } from './_components/badges';
import { CaseRecord } from './_components/case-record';

export const metadata = createPageMetadata(routes.technology(page.slug));

export default function SalesforcePage() {
  return (
    <TechnologyPage
      technology={page}
      head={
        <>
          <TechnologyHero
            technology={page}
            badges={<Badges badges={page.badges} />}
            aside={page.agents.example && <CaseRecord example={page.agents.example} />}
          />
          {page.stats.length > 0 && (
            <div className="site-container pbe-section">
              <Stats items={page.stats} />
            </div>
          )}
        </>
      }
    >
      {page.changes.items.length > 0 && (
        <HeadedSection headingId="impact" heading={page.changes} surface="band">
          <ChangeList changes={page.changes.items} />
        </HeadedSection>
      )}
      {page.agents.items.length > 0 && <Agents agents={page.agents} />}
      {page.certifications.items.length > 0 && (
        <HeadedSection
          headingId="certifications"
          heading={page.certifications}
          padding="below"
          contentClassName="grid gap-8"
        >
          <FeatureGrid variant="small" items={page.certifications.items} />
        </HeadedSection>
      )}
    </TechnologyPage>
  );
}
