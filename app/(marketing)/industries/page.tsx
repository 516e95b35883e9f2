import { Cta } from '@/components/sections/cta/cta';
import { HeroLinks } from '@/components/sections/hero-links';
import { PageHero } from '@/components/sections/page-hero';
import { IndustryIndex } from './_components/industry-index';
import { IndustrySections } from './_components/industry-sections';
import { industries, industriesPage as page } from '@/content/industries';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { EmptyPage } from '../_components/empty-page';

export const generateMetadata = () =>
  industries.all.length > 0 ? createPageMetadata(routes.industries) : {};

export default function IndustriesPage() {
  if (industries.all.length === 0) return <EmptyPage />;
  return (
    <>
      <PageHero
        path={routes.industries}
        eyebrow={page.hero.eyebrow}
        title={page.hero.title}
        lead={page.hero.lead}
        actions={<HeroLinks links={[{ label: page.hero.action, href: '#industries' }]} />}
      >
        <IndustryIndex industries={industries.all} />
      </PageHero>
      <IndustrySections industries={industries.all} />
      <Cta variant="page" drawing="stuck-queue" {...page.closing} />
    </>
  );
}
