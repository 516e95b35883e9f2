import { DescriptionList } from '@/components/sections/description-list';
import { PageHero } from '@/components/sections/page-hero';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { ButtonLink } from '@/components/ui/button';
import { careers } from '@/content/careers';
import { mailbox } from '@/content/site';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { HowToApply } from './_components/how-to-apply';
import { LimitExercise } from './_components/limit-exercise';
import { OpenPositions } from './_components/open-positions';

export const metadata = createPageMetadata(routes.careers);

export default function CareersPage() {
  const { benefits, culture } = careers;
  const { action, exercise, ...hero } = careers.hero;
  const isHiring = careers.positions.items.length > 0;
  return (
    <>
      <PageHero
        variant="media"
        ground="paper"
        aside={exercise && <LimitExercise exercise={exercise} />}
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
        <HeadedSection headingId="culture" heading={culture} padding="below" contentClassName="grid gap-10">
          <FeatureGrid variant="cards" items={culture.items} />
        </HeadedSection>
      )}
      {benefits.items.length > 0 && (
        <HeadedSection
          headingId="benefits"
          heading={benefits}
          surface="band"
          contentClassName="grid gap-x-6 gap-y-8 @xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <DescriptionList
            variant="titles"
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
