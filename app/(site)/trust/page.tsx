import { PageHead } from '@/components/kinds/page-head';
import { Table } from '@/components/kinds/table';
import { PageContents } from '@/components/sections/page-contents';
import { Section } from '@/components/ui/section';
import { trust as page } from '@/lib/content/trust';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(routes.trust);

export default function TrustPage() {
  return (
    <>
      <PageHead {...page.hero} path={routes.trust} aside={<PageContents headings={page.sections} />} />
      {page.sections.map(({ id, title, text, columns, rows }) => (
        <Section label={id} space="below" key={id}>
          <h2 className="text-h3" id={id}>
            {title}
          </h2>
          <Table caption={text} columns={columns} rows={rows} />
        </Section>
      ))}
    </>
  );
}
