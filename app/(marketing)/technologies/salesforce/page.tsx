import { MetricChanges } from '@/components/sections/metric-changes';
import { Cta } from '@/components/sections/cta/cta';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { Stats } from '@/components/sections/stats';
import { SectionLead } from '@/components/typography/section-head';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import { salesforce as page } from '@/lib/content/technologies';
import { JsonLd } from '@/components/ui/json-ld';
import { describeService } from '@/lib/seo/structured-data';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
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
        <div className="container pbe-section">
          <Stats items={page.stats} />
        </div>
      )}
      <Services services={page.services} />
      {page.changes.items.length > 0 && (
        <Section headingId="impact" surface="band">
          <div className="grid items-start gap-x-6 gap-y-10 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] wide:gap-x-14">
            <div className="grid gap-4">
              <SectionTitle id="impact" heading={page.changes} />
              <SectionLead>{page.changes.lead}</SectionLead>
            </div>
            <MetricChanges variant="pair" items={page.changes.items} />
          </div>
        </Section>
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
        motif="salesforce"
        title={page.closing.title}
        text={page.closing.text}
        secondary={{ label: page.closing.secondary, href: routes.demo }}
      />
    </>
  );
}
