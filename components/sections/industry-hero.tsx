import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { IndustriesPage, Industry } from '@/lib/content/industries';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import './industries.css';

/** The head of the industries page: the claim, and a board that leads down to each industry. */
export function IndustryHero({
  hero,
  industries,
}: {
  hero: IndustriesPage['hero'];
  industries: readonly Industry[];
}) {
  return (
    <section className="industry-hero">
      <div className="container">
        <Breadcrumb path="/industries" />
      </div>
      <div className="container industry-hero__grid">
        <div className="industry-hero__copy">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1 className="h1">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <ButtonLink size="hero" href="#industries">
            {hero.action}
          </ButtonLink>
        </div>
        <nav aria-label="Industries on this page">
          <ul className="board">
            {industries.map(({ slug, title, line }) => (
              <li key={slug}>
                <a className="board__link" href={`#${slug}`}>
                  <strong>{title}</strong>
                  <span>{line}</span>
                  <Glyph name="down" size={20} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
