import { Modules } from '@/components/kinds/modules';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { HeadedSection } from '@/components/sections/headed-section';
import type { Platform } from '@/lib/content/platform';
import type { Product } from '@/lib/content/products';

/** One row per module: what it brings to the platform, and the checkpoint it adds. */
export function ModuleRows({ head, modules }: { head: Platform['modules']; modules: readonly Product[] }) {
  return (
    <HeadedSection label="modules" words={head}>
      <Modules look="rows" modules={modules} />
      <p className="mbs-6">
        <ButtonLink variant="tertiary" href={head.more.href}>
          {head.more.label} <Glyph name="arrow" size={20} />
        </ButtonLink>
      </p>
    </HeadedSection>
  );
}
