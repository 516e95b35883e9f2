import { PageHead } from '@/components/kinds/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { IndustriesPage, Industry } from '@/lib/content/industries';
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
    <PageHead
      look="beside"
      path="/industries"
      eyebrow={hero.eyebrow}
      title={hero.title}
      measure={14}
      lead={hero.lead}
      actions={
        <ButtonLink size="hero" href="#industries">
          {hero.action}
        </ButtonLink>
      }
      className="pbe-[clamp(64px,8vw,104px)]"
      grid="items-center gap-x-6 gap-y-12 wide:grid-cols-12 wide:*:first:col-span-7"
      aside={
        <nav className="wide:col-[9/-1]" aria-label="Industries on this page">
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
      }
    />
  );
}
