import { Modules } from '@/components/kinds/modules';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/ui/section';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Home } from '@/lib/content/home';
import type { Product } from '@/lib/content/products';

/** The modules, each with its first figures. */
export function HomeModules({
  head,
  modules,
  notes,
}: {
  head: Home['products'];
  modules: readonly Product[];
  notes: Footnotes;
}) {
  return (
    <Section label="products">
      <SectionHead id="products" kicker={head.kicker} lead={head.lead} reveal>
        {head.title}
      </SectionHead>
      <Modules look="cards" modules={modules} notes={notes} />
    </Section>
  );
}
