import { PageHead } from '@/components/kinds/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { industriesOnPage } from '@/content/words/pages';
import type { IndustriesPage, Industry } from '@/lib/content/industries';
import * as routes from '@/lib/routes';

/** The head of the industries page: the claim, and a board that leads down to each industry. */
export function Head({
  hero,
  industries,
}: {
  hero: IndustriesPage['hero'];
  industries: readonly Industry[];
}) {
  return (
    <PageHead
      look="beside"
      path={routes.industries}
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
        <nav className="wide:col-[9/-1]" aria-label={industriesOnPage}>
          <ul className="border-bs border-line">
            {industries.map(({ slug, title, line }) => (
              <li key={slug}>
                <a
                  className="group grid grid-cols-[minmax(0,1fr)_20px] items-center gap-x-4 border-be border-line py-2.5"
                  href={`#${slug}`}
                >
                  <strong className="text-base leading-6 font-strong text-ink group-hover:text-accent">
                    {title}
                  </strong>
                  <span className="row-2 text-sm leading-5.5 text-ink-2">{line}</span>
                  <Glyph
                    name="down"
                    size={20}
                    className="col-2 row-[1/span_2] text-ink-3 transition-[translate] ease-out group-hover:translate-y-0.75 group-hover:text-accent"
                  />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}
