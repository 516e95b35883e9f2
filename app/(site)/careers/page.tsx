import { careers } from '@/lib/content/careers';
import { mailbox } from '@/lib/content/site';
import { people } from '@/lib/content/team';
import { PageData } from '@/components/seo/page-data';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Benefits } from './_sections/benefits';
import { Culture } from './_sections/culture';
import { Head } from './_sections/head';
import { HowToApply } from './_sections/how-to-apply';
import { OpenPositions } from './_sections/open-positions';

export const metadata = pageMetadata(routes.careers);

export default function CareersPage() {
  const isHiring = careers.positions.items.length > 0;
  return (
    <>
      <PageData path={routes.careers} description={careers.hero.lead} />
      <Head hero={careers.hero} isHiring={isHiring} people={people} />
      {careers.culture.items.length > 0 && <Culture culture={careers.culture} />}
      {careers.benefits.items.length > 0 && <Benefits benefits={careers.benefits} />}
      {isHiring && (
        <>
          <OpenPositions positions={careers.positions} />
          <HowToApply apply={careers.apply} address={mailbox.careers} />
        </>
      )}
    </>
  );
}
