import { HeroLinks } from '@/components/sections/hero-links';
import { PageHero } from '@/components/sections/page-hero';
import type { Intellimate } from '@/content/intellimate.schema';
import { AnimatedText } from '@/components/typography/animated-text';
import * as routes from '@/lib/routes';
import { RunField } from './run-field/run-field';
import { StopTable } from './stop-table';

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
      <div className="hue rounded-band bg-tint p-5 hue-mate @lg:p-10">
        <figure>
          <RunField weekend={weekend} fields={fields} />
          <figcaption className="grid gap-x-12 gap-y-2 pbs-5 @lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @lg:items-end @lg:pbs-8">
            <span className="text-lg leading-7 text-pretty">{weekend.text}</span>{' '}
            <span className="text-help text-ink-2">{weekend.caption}</span>
          </figcaption>
        </figure>
        <StopTable weekend={weekend} fields={fields} />
      </div>
    </PageHero>
  );
}
