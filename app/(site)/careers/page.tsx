import { CareersHero } from '@/components/sections/careers-hero';
import { Benefits, Culture } from '@/components/sections/culture';
import { HowToApply, OpenPositions } from '@/components/sections/open-positions';
import { careers } from '@/lib/content/careers';
import { mailbox } from '@/lib/content/site';
import { team } from '@/lib/content/team';
import { PageData } from '@/components/seo/page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/careers');

export default function CareersPage() {
  return (
    <>
      <PageData path="/careers" description={careers.hero.lead} />
      <CareersHero hero={careers.hero} people={[...team.founders, ...team.executives]} />
      <Culture culture={careers.culture} />
      <Benefits benefits={careers.benefits} />
      <OpenPositions positions={careers.positions} />
      <HowToApply apply={careers.apply} address={mailbox.careers} />
    </>
  );
}
