import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Home } from '@/lib/content/home';
import { Eyebrow } from './eyebrow';
import { Letters } from './letters';
import { RunPanel } from './run-panel';
import './home.css';

/** The head of the home page: the promise at the left, one run at the right. */
export function Hero({ hero }: { hero: Home['hero'] }) {
  return (
    <section className="hero">
      <div className="container hero__grid">
        <div className="hero__copy">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1 className="hero__title display">
            <Letters lines={hero.title} pace={70} />
          </h1>
          <p className="lead">{hero.lead}</p>
          <div className="hero__actions">
            {hero.primary ? (
              <ButtonLink size="hero" href={hero.primary.href}>
                {hero.primary.label}
              </ButtonLink>
            ) : (
              <RequestDemoButton variant="primary" size="hero">
                Request Demo
              </RequestDemoButton>
            )}
            {hero.secondary && (
              <ButtonLink variant="tertiary" size="hero" href={hero.secondary.href}>
                {hero.secondary.label} <Glyph name="arrow" size={20} />
              </ButtonLink>
            )}
          </div>
        </div>
        <RunPanel run={hero.run} />
      </div>
    </section>
  );
}
