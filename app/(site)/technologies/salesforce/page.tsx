import { Certifications } from '@/components/sections/certifications';
import { ClosingCall } from '@/components/sections/closing-call';
import { PartnerAgents } from '@/components/sections/partner-agents';
import { PartnerHead } from '@/components/sections/partner-head';
import { PartnerImpact } from '@/components/sections/partner-impact';
import { PartnerServices } from '@/components/sections/partner-services';
import { salesforce as page } from '@/lib/content/technologies';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...page.meta, path: `/technologies/${page.slug}` });

export default function SalesforcePage() {
  return (
    <>
      <PartnerHead technology={page} />
      <PartnerServices services={page.services} />
      <PartnerImpact changes={page.changes} first={2} />
      <PartnerAgents agents={page.agents} />
      <Certifications certifications={page.certifications} />
      <ClosingCall
        title={page.closing.title}
        text={page.closing.text}
        secondary={{ label: page.closing.secondary, href: '/demo' }}
      />
    </>
  );
}
