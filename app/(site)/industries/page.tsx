import { Closing } from '@/components/kinds/closing';
import { PageHead } from '@/components/kinds/page-head';
import { ButtonLink } from '@/components/ui/button';
import { IndustrySections } from './_sections/industry-sections';
import { industries, industriesPage as page } from '@/lib/content/industries';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Absent } from '../_absent/absent';

/** Without industries there is no page. */
export const generateMetadata = () => (industries.all.length > 0 ? pageMetadata(routes.industries) : {});

export default function IndustriesPage() {
  if (industries.all.length === 0) return <Absent />;
  return (
    <>
      <PageHead
        path={routes.industries}
        eyebrow={page.hero.eyebrow}
        title={page.hero.title}
        lead={page.hero.lead}
        actions={
          <ButtonLink size="hero" href="#industries">
            {page.hero.action}
          </ButtonLink>
        }
      />
      <IndustrySections industries={industries.all} />
      <Closing look="industry" motif={industries.all.at(-1)?.motif ?? 'foundry'} {...page.closing} />
    </>
  );
}
