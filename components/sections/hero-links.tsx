import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';

interface Target {
  href: string;
  label: string;
}

/** What to do next, in the head of a page: the first step, and what stands further down. */
export function HeroLinks({ primary, further }: { primary: Target; further: readonly Target[] }) {
  return (
    <>
      <ButtonLink size="hero" href={primary.href}>
        {primary.label}
      </ButtonLink>
      {further.map(({ href, label }) => (
        <ButtonLink key={label} variant="tertiary" size="hero" href={href}>
          {label} <Glyph name="down" size={20} />
        </ButtonLink>
      ))}
    </>
  );
}
