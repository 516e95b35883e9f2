import { HeroLinks } from '@/components/sections/hero-links';
import { createLimitNotes } from '@/components/sections/limit/limit-notes';
import { PageHero } from '@/components/sections/page-hero';
import type { Intellimate } from '@/content/intellimate.schema';
import { AnimatedText } from '@/components/typography/animated-text';
import * as routes from '@/lib/routes';
import { WeekendFigure } from './weekend-figure';

export function Hero({
  hero,
  weekend,
  fields,
}: Pick<Intellimate, 'hero' | 'weekend'> & Pick<Intellimate['run'], 'fields'>) {
  return (
    <PageHero
      variant="stacked"
      path={routes.platform}
      eyebrow={hero.eyebrow}
      title={<AnimatedText lines={hero.title} pace={70} />}
      name={hero.title.join(' ')}
      lead={hero.lead}
      actions={<HeroLinks links={hero.links} />}
    >
      <div className="hue dark-theme rounded-band p-5 deep-tint hue-mate @lg:p-10">
        <WeekendFigure weekend={weekend} fields={fields} notes={createLimitNotes(weekend)} />
      </div>
    </PageHero>
  );
}
