import { Facts } from '@/components/kinds/facts';
import { HeadedSection } from '@/components/sections/headed-section';
import { careers } from '@/lib/content/careers';
import { mailbox } from '@/lib/content/site';
import { people } from '@/lib/content/team';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Culture } from './_sections/culture';
import { Head } from './_sections/head';
import { HowToApply } from './_sections/how-to-apply';
import { OpenPositions } from './_sections/open-positions';

export const metadata = pageMetadata(routes.careers);

export default function CareersPage() {
  const { benefits } = careers;
  const isHiring = careers.positions.items.length > 0;
  return (
    <>
      <Head hero={careers.hero} isHiring={isHiring} people={people} />
      {careers.culture.items.length > 0 && <Culture culture={careers.culture} />}
      {benefits.items.length > 0 && (
        <HeadedSection
          label="benefits"
          words={benefits}
          tone="band"
          inner="grid gap-x-6 gap-y-8 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <div>
            <Facts
              look="titles"
              items={benefits.items.map(({ title, text }) => ({ term: title, value: text }))}
            />
            {benefits.note && <p className="mbs-3 help">{benefits.note}</p>}
          </div>
        </HeadedSection>
      )}
      {isHiring && (
        <>
          <OpenPositions positions={careers.positions} />
          <HowToApply apply={careers.apply} address={mailbox.careers} />
        </>
      )}
    </>
  );
}
