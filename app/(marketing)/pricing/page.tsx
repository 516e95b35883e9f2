import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { Table } from '@/components/sections/table';
import { Section } from '@/components/ui/section';
import { pricing as page } from '@/content/pricing';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { Charges } from './_components/charges';
import { Invoice } from './_components/invoice';

export const metadata = createPageMetadata(routes.pricing);

const { comparison } = page;

export default function PricingPage() {
  return (
    <>
      <PageHero
        variant="media"
        ground="paper"
        {...page.hero}
        path={routes.pricing}
        actions={<RequestDemoButton size="hero" />}
        aside={<Invoice {...page.invoice} />}
      />
      <Charges {...page} />
      <Section headingId="comparison" padding="below">
        <h2 className="text-h3" id="comparison">
          {comparison.title}
        </h2>
        <Table
          variant="compared"
          caption={comparison.caption}
          columns={comparison.columns}
          rows={comparison.rows.map(({ question, answers }) => [question, ...answers])}
        />
      </Section>
      <Cta variant="page" drawing="chosen-line" {...page.closing} />
    </>
  );
}
