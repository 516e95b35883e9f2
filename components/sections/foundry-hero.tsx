import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Foundry } from '@/lib/content/solutions';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import { FoundryPhases } from './foundry-phases';
import './foundry-hero.css';

/** The head of the Foundry's page: the promise, and the twelve weeks it is kept in. */
export function FoundryHero({ hero, process }: Pick<Foundry, 'hero' | 'process'>) {
  return (
    <section className="foundry-head">
      <div className="container">
        <Breadcrumb path="/solutions/ai-foundry" />
        <div className="foundry-head__text">
          <div>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1 className="h1">{hero.title}</h1>
          </div>
          <div className="foundry-head__side">
            <p className="lead">{hero.lead}</p>
            <div className="foundry-head__actions">
              <ButtonLink size="hero" href={hero.primary.href}>
                {hero.primary.label}
              </ButtonLink>
              <ButtonLink variant="tertiary" size="hero" href={hero.secondary.href}>
                {hero.secondary.label} <Glyph name="down" size={20} />
              </ButtonLink>
            </div>
          </div>
        </div>
        <FoundryPhases process={process} />
      </div>
    </section>
  );
}
