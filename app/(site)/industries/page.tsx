import { Closing } from '@/components/kinds/closing';
import { Measured } from '@/components/kinds/measured';
import { Head } from './_sections/head';
import { IndustrySections } from './_sections/industry-sections';
import { footnotes } from '@/lib/content/footnotes';
import { industries, industriesPage as page } from '@/lib/content/industries';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Absent } from '../_absent/absent';

/** Without industries there is no page. */
export const generateMetadata = () => (industries.all.length > 0 ? pageMetadata(routes.industries) : {});

const notes = footnotes(industries.all.flatMap(({ outcomes }) => outcomes.map(({ source }) => source)));

export default function IndustriesPage() {
  if (industries.all.length === 0) return <Absent />;
  return (
    <>
      <Head hero={page.hero} industries={industries.all} />
      <IndustrySections industries={industries.all} notes={notes} />
      <Measured notes={notes} />
      <Closing look="industry" motif={industries.all.at(-1)?.motif ?? 'foundry'} {...page.closing} />
    </>
  );
}
