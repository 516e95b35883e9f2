import { Cta } from '@/components/sections/cta/cta';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { Stats } from '@/components/sections/stats';
import { salesforce as page } from '@/content/technologies/salesforce';
import { JsonLd } from '@/components/ui/json-ld';
import { describeService } from '@/lib/seo/structured-data';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { ChangeList } from '../_components/change-list';
import { Services } from '../_components/services';
import { TechnologyHero } from '../_components/technology-hero';
import { Agents } from './_components/agents';
import { Badges } from './_components/badges';
import { CaseRecord } from './_components/case-record';

const path = routes.technology(page.slug);

export const metadata = createPageMetadata(path);

export default function SalesforcePage() {
  return (
    <>
      <JsonLd data={describeService(path, page.hero.lead)} />
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
      <Services services={page.services} />
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
      <Cta
        variant="product"
        drawing="salesforce"
        title={page.closing.title}
        text={page.closing.text}
        secondary={{ label: page.closing.secondary, href: routes.demo }}
      />
    </>
  );
}
