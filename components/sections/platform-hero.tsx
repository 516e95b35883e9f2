import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Platform } from '@/lib/content/platform';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import { Letters } from './letters';
import { RunField } from './run-field';
import './platform-hero.css';

/** The head of the platform's page: its name, and a weekend of runs with a dot for every one of them. */
export function PlatformHero({ hero, weekend }: Pick<Platform, 'hero' | 'weekend'>) {
  return (
    <section className="platform-hero">
      <div className="container">
        <Breadcrumb path="/intellimate" />
        <div className="platform-hero__text">
          <div>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1 className="display">
              <Letters lines={hero.title} pace={70} />
            </h1>
          </div>
          <div className="platform-hero__side">
            <p className="lead">{hero.lead}</p>
            <div className="platform-hero__actions">
              <RequestDemoButton size="hero">Request Demo</RequestDemoButton>
              <ButtonLink variant="tertiary" size="hero" href={hero.secondary.href}>
                {hero.secondary.label} <Glyph name="down" size={20} />
              </ButtonLink>
            </div>
          </div>
        </div>
        <figure className="weekend hue hue--mate">
          <RunField {...weekend} />
          <figcaption className="weekend__caption">
            <span className="weekend__text">{weekend.text}</span>
            <span className="help">{weekend.caption}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
