import { Certifications } from '@/components/sections/certifications';
import { ClosingCall } from '@/components/sections/closing-call';
import { PartnerAgents } from '@/components/sections/partner-agents';
import { PartnerHead } from '@/components/sections/partner-head';
import { PartnerImpact } from '@/components/sections/partner-impact';
import { PartnerServices } from '@/components/sections/partner-services';
import { ReadOn } from '@/components/kinds/read-on';
import { footnotes } from '@/lib/content/footnotes';
import { salesforce as page } from '@/lib/content/technologies';
import { PageData } from '@/components/seo/page-data';
import { service } from '@/lib/seo/json-ld/service';
import { relatedTo } from '@/lib/content/related';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(`/technologies/${page.slug}`);

const figures = footnotes([page.rating, ...page.stats].flatMap(({ source }) => source ?? []));
const impact = footnotes(
  page.changes.items.map(({ source }) => source),
  figures.next,
);

export default function SalesforcePage() {
  return (
    <>
      <PageData path="/technologies/salesforce" main={service('/technologies/salesforce', page)} />
      <PartnerHead technology={page} notes={figures} />
      <PartnerServices services={page.services} />
      <PartnerImpact changes={page.changes} notes={impact} />
      <PartnerAgents agents={page.agents} />
      <Certifications certifications={page.certifications} />
      <ReadOn groups={relatedTo(`/technologies/${page.slug}`, { case: 2, article: 1 })} />
      <ClosingCall
        title={page.closing.title}
        text={page.closing.text}
        secondary={{ label: page.closing.secondary, href: '/demo' }}
      />
    </>
  );
}
