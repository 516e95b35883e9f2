import { Changes } from '@/components/kinds/changes';
import { Closing } from '@/components/kinds/closing';
import { TitleGrid } from '@/components/kinds/title-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { SectionTitle } from '@/components/sections/section-title';
import { Section } from '@/components/ui/section';
import { salesforce as page } from '@/lib/content/technologies';
import { JsonLd } from '@/components/seo/json-ld';
import { service } from '@/lib/seo/structured-data';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Agents } from './_sections/agents';
import { Head } from './_sections/head';
import { Services } from './_sections/services';

const path = routes.technology(page.slug);

export const metadata = pageMetadata(path);

export default function SalesforcePage() {
  return (
    <>
      <JsonLd data={service(path, page.hero.lead)} />
      <Head technology={page} />
      {page.services.items.length > 0 && <Services services={page.services} />}
      {page.changes.items.length > 0 && (
        <Section label="impact" tone="band">
          <div className="grid items-start gap-x-6 gap-y-10 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] wide:gap-x-14">
            <div className="grid gap-4">
              <SectionTitle id="impact" words={page.changes} />
              <p className="text-lg leading-7 tracking-[-0.005em] text-balance text-ink-2 max-inline-[34ch]">
                {page.changes.lead}
              </p>
            </div>
            <Changes look="pair" items={page.changes.items} />
          </div>
        </Section>
      )}
      {page.agents.items.length > 0 && <Agents agents={page.agents} />}
      {page.certifications.items.length > 0 && (
        <HeadedSection label="certifications" words={page.certifications} space="below" inner="grid gap-8">
          <TitleGrid look="small" items={page.certifications.items} />
        </HeadedSection>
      )}
      <Closing
        look="product"
        motif="salesforce"
        title={page.closing.title}
        text={page.closing.text}
        secondary={{ label: page.closing.secondary, href: routes.demo }}
      />
    </>
  );
}
