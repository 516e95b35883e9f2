import { PickArt } from '@/components/art/page-art';
import { Closing } from '@/components/kinds/closing';
import { PageHead } from '@/components/kinds/page-head';
import { Table } from '@/components/kinds/table';
import { Section } from '@/components/ui/section';
import { pricing as page } from '@/lib/content/pricing';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Charges } from './_sections/charges';

export const metadata = pageMetadata(routes.pricing);

const { comparison } = page;

export default function PricingPage() {
  return (
    <>
      <PageHead {...page.hero} path={routes.pricing} />
      <Charges {...page} />
      <Section label="comparison" space="below">
        <h2 className="text-h3" id="comparison">
          {comparison.title}
        </h2>
        <Table
          caption={comparison.caption}
          columns={comparison.columns}
          rows={comparison.rows.map(({ question, answers }) => [question, ...answers])}
        />
      </Section>
      <Closing look="page" drawing={PickArt} {...page.closing} />
    </>
  );
}
