import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { PageHead } from '@/components/kinds/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Platform } from '@/lib/content/platform';
import { Letters } from './letters';
import { RunField } from './run-field';
import './platform.css';
import './parts.css';

/** The head of the platform's page: its name, and a weekend of runs with a dot for every one of them. */
export function PlatformHero({ hero, weekend }: Pick<Platform, 'hero' | 'weekend'>) {
  return (
    <PageHead
      look="plate"
      path="/intellimate"
      eyebrow={hero.eyebrow}
      title={<Letters lines={hero.title} pace={70} />}
      lead={hero.lead}
      actions={
        <>
          <RequestDemoButton size="hero">Request Demo</RequestDemoButton>
          <ButtonLink variant="tertiary" size="hero" href={hero.secondary.href}>
            {hero.secondary.label} <Glyph name="down" size={20} />
          </ButtonLink>
        </>
      }
    >
      <figure className="plate weekend hue hue--mate">
        <RunField {...weekend} />
        <figcaption className="weekend__caption">
          <span className="weekend__text">{weekend.text}</span>
          <span className="help">{weekend.caption}</span>
        </figcaption>
      </figure>
    </PageHead>
  );
}
