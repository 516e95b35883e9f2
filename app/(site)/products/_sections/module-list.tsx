import { Modules } from '@/components/kinds/modules';
import { SectionTitle } from '@/components/sections/section-title';
import { Section } from '@/components/ui/section';
import type { PlatformLanding } from '@/lib/content/platform-landing';
import type { Product } from '@/lib/content/products';

/** The modules as cards in two columns. */
export function ModuleList({
  head,
  modules,
}: {
  head: PlatformLanding['modules'];
  modules: readonly Product[];
}) {
  return (
    <Section label="modules" space="below">
      <SectionTitle id="modules" kicker={head.kicker}>
        {head.title}
      </SectionTitle>
      <Modules look="list" modules={modules} />
    </Section>
  );
}
