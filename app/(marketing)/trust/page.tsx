import { PageHero } from '@/components/sections/page-hero';
import { Table } from '@/components/sections/table';
import { PageContents } from '@/components/ui/page-contents';
import { Section } from '@/components/ui/section';
import { trust as page } from '@/lib/content/trust';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';

export const metadata = createPageMetadata(routes.trust);

export default function TrustPage() {
  return (
    <>
      <PageHero
        {...page.hero}
        path={routes.trust}
        aside={<PageContents headings={page.sections} className="phone:hidden" />}
      />
      {page.sections.map(({ id, title, text, columns, rows }) => (
        <Section headingId={id} padding="below" key={id}>
          <h2 className="text-h3" id={id}>
            {title}
          </h2>
          <Table caption={text} columns={columns} rows={rows} />
        </Section>
      ))}
    </>
  );
}
