import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Foundry } from '@/lib/content/solutions';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import { FoundryPhases } from './foundry-phases';

/** The head of the Foundry's page: the promise, and the twelve weeks it is kept in. */
export function FoundryHero({ hero, process }: Pick<Foundry, 'hero' | 'process'>) {
  return (
    <section className="overflow-x-clip border-be border-line bg-band pbe-[clamp(48px,6vw,96px)] [--edge:max(var(--gutter),calc((100vw-1200px)/2))]">
      <div className="container">
        <Breadcrumb path="/solutions/ai-foundry" />
        <div className="grid items-end gap-x-6 gap-y-7 pbe-[clamp(48px,6vw,88px)] wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1 className="mbs-5 text-h1 max-inline-[14ch]">{hero.title}</h1>
          </div>
          <div className="grid gap-6">
            <p className="lead">{hero.lead}</p>
            <div className="flex flex-wrap gap-x-7 gap-y-2">
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
