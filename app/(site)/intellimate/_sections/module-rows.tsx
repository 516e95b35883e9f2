import { Modules } from '@/components/kinds/modules';
import { SectionHead } from '@/components/sections/section-head';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { Section } from '@/components/ui/section';
import type { Platform } from '@/lib/content/platform';
import type { Product } from '@/lib/content/products';

/** One row per module: what it brings to the platform, and the checkpoint it adds. */
export function ModuleRows({ head, modules }: { head: Platform['modules']; modules: readonly Product[] }) {
  return (
    <Section label="modules">
      <SectionHead id="modules" kicker={head.kicker} lead={head.lead}>
        {head.title}
      </SectionHead>
      <Modules look="rows" modules={modules} />
      <p className="mbs-6">
        <ButtonLink variant="tertiary" href={head.more.href}>
          {head.more.label} <Glyph name="arrow" size={20} />
        </ButtonLink>
      </p>
    </Section>
  );
}
