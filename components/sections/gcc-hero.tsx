import { Art } from '@/components/art/illustration';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Gcc } from '@/lib/content/solutions';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import './gcc.css';

/** The head of the page: the claim over a drawing of shifts that hand over to each other. */
export function GccHero({ hero }: Pick<Gcc, 'hero'>) {
  return (
    <section className="gcc-head">
      <div className="container">
        <Breadcrumb path="/solutions/gcc" />
        <div className="gcc-head__text">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1 className="h1">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="gcc-head__actions">
            <ButtonLink size="hero" href={hero.primary.href}>
              {hero.primary.label}
            </ButtonLink>
            <ButtonLink variant="tertiary" size="hero" href={hero.secondary.href}>
              {hero.secondary.label} <Glyph name="down" size={20} />
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="gcc-head__plate">
        <Art kind="gcc" width={640} height={560} />
      </div>
    </section>
  );
}
