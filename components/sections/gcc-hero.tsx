import { Art } from '@/components/art/illustration';
import { PageHead } from '@/components/kinds/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Gcc } from '@/lib/content/solutions';
import './gcc.css';

/** The head of the page: the claim over a drawing of shifts that hand over to each other. */
export function GccHero({ hero: { eyebrow, title, lead, primary, secondary } }: Pick<Gcc, 'hero'>) {
  return (
    <PageHead
      look="bleed"
      path="/solutions/gcc"
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      actions={
        <>
          <ButtonLink size="hero" href={primary.href}>
            {primary.label}
          </ButtonLink>
          <ButtonLink variant="tertiary" size="hero" href={secondary.href}>
            {secondary.label} <Glyph name="down" size={20} />
          </ButtonLink>
        </>
      }
      className="relative overflow-x-clip"
      aside={
        <div className="gcc-head__plate">
          <Art kind="gcc" width={640} height={560} />
        </div>
      }
    />
  );
}
