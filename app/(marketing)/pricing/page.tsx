import { PickArt } from '@/components/illustrations/page-illustrations';
import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { Table } from '@/components/sections/table';
import { Section } from '@/components/ui/section';
import { pricing as page } from '@/lib/content/pricing';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { Charges } from './_components/charges';

export const metadata = createPageMetadata(routes.pricing);

const { comparison } = page;

export default function PricingPage() {
  return (
    <>
      <PageHero {...page.hero} path={routes.pricing} />
      <Charges {...page} />
      <Section headingId="comparison" padding="below">
        <h2 className="text-h3" id="comparison">
          {comparison.title}
        </h2>
        <Table
          caption={comparison.caption}
          columns={comparison.columns}
          rows={comparison.rows.map(({ question, answers }) => [question, ...answers])}
        />
      </Section>
      <Cta variant="page" drawing={PickArt} {...page.closing} />
    </>
  );
}
