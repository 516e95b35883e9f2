import { Facts } from '@/components/kinds/facts';
import { PageHead } from '@/components/kinds/page-head';
import { TitleGrid } from '@/components/kinds/title-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { ButtonLink } from '@/components/ui/button';
import { careers } from '@/lib/content/careers';
import { mailbox } from '@/lib/content/site';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { HowToApply } from './_sections/how-to-apply';
import { OpenPositions } from './_sections/open-positions';

export const metadata = pageMetadata(routes.careers);

export default function CareersPage() {
  const { benefits, culture } = careers;
  const { action, ...hero } = careers.hero;
  const isHiring = careers.positions.items.length > 0;
  return (
    <>
      <PageHead
        {...hero}
        path={routes.careers}
        actions={
          isHiring && (
            <ButtonLink size="hero" href="#open-positions">
              {action}
            </ButtonLink>
          )
        }
      />
      {culture.items.length > 0 && (
        <HeadedSection label="culture" words={culture} space="below" inner="grid gap-10">
          <TitleGrid look="cards" items={culture.items} />
        </HeadedSection>
      )}
      {benefits.items.length > 0 && (
        <HeadedSection
          label="benefits"
          words={benefits}
          tone="band"
          inner="grid gap-x-6 gap-y-8 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <Facts
            look="titles"
            items={benefits.items.map(({ title, text }) => ({ term: title, value: text }))}
          />
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
