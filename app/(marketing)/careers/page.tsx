import { PageHero } from '@/components/sections/page-hero';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { ButtonLink } from '@/components/ui/button';
import { careers } from '@/content/careers';
import { mailbox } from '@/content/site';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { Benefits } from './_components/benefits';
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
        {...hero}
        path={routes.careers}
        measure={20}
        actions={
          isHiring && (
            <ButtonLink size="hero" href="#open-positions">
              {action}
            </ButtonLink>
          )
        }
      />
      {exercise && <LimitExercise exercise={exercise} />}
      {culture.items.length > 0 && (
        <HeadedSection headingId="culture" heading={culture} contentClassName="grid gap-10">
          <FeatureGrid variant="cards" items={culture.items} />
        </HeadedSection>
      )}
      {benefits.items.length > 0 && <Benefits benefits={benefits} />}
      {isHiring && (
        <>
          <OpenPositions positions={careers.positions} />
          <HowToApply apply={careers.apply} address={mailbox.careers} />
        </>
      )}
    </>
  );
}
