import { Art } from '@/components/art/illustration';
import { Glyph } from '@/components/ui/glyph';
import { Section } from '@/components/ui/section';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Home } from '@/lib/content/home';
import type { Product } from '@/lib/content/products';
import { cell, CellTitle } from './card-title';
import { NoteRef, Notes } from './notes';
import { SectionHead } from './section-head';
import { Unbroken } from './unbroken';

/** The six modules, each with two of its figures. On a phone they are rows. */
export function ProductCards({
  head,
  products,
  notes,
}: {
  head: Home['products'];
  products: readonly Product[];
  notes: Footnotes;
}) {
  return (
    <Section label="products">
      <SectionHead id="products" kicker={head.kicker} lead={head.lead} reveal>
        {head.title}
      </SectionHead>
      <ul className="grid gap-2 tablet:grid-cols-2 tablet:gap-6 wide:grid-cols-3">
        {products.map((product) => (
          <Card key={product.slug} product={product} notes={notes} />
        ))}
      </ul>
      <Notes list={notes.list} />
    </Section>
  );
}

function Card({
  product: { slug, title, subtitle, description, icon, cardMetrics },
  notes,
}: {
  product: Product;
  notes: Footnotes;
}) {
  return (
    <li
      className={`${cell} hue hue--${icon} grid grid-cols-[64px_minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-x-3.5 rounded-card border border-line bg-surface-1 transition-[border-color] hover:border-line-strong tablet:grid-cols-1 tablet:grid-rows-[auto_auto_1fr_auto] tiny:grid-cols-1 tiny:grid-rows-[64px]`}
    >
      {/* The drawing would be cut: a phone shows the glyph. */}
      <div className="relative row-span-full overflow-hidden rounded-s-[15px] bg-tint text-tint-ink tablet:row-auto tablet:aspect-2/1 tablet:rounded-[15px_15px_0_0] phone:grid phone:place-items-center tiny:row-auto tiny:rounded-[15px_15px_0_0]">
        <Art
          kind={`intelli${icon}`}
          width={192}
          height={96}
          fit="cover"
          className="absolute inset-0 phone:hidden"
        />
        <Glyph name={icon} className="tablet:hidden phone:size-8" />
      </div>
      <CellTitle
        href={`/products/${slug}`}
        className="pe-4 pbs-2.5 text-lg leading-[1.4] tracking-[-0.01em] tablet:px-6 tablet:pbs-5 tablet:text-h4 tiny:px-3 tiny:text-[min(var(--t-lg),10.5vw)]"
        glyph="tiny:hidden"
      >
        {title}
      </CellTitle>
      <p className="pe-2 text-xs leading-[1.538] font-book text-ink-2 tablet:hidden tiny:px-3">{subtitle}</p>
      <p className="text-ui leading-[1.6] text-ink-2 tablet:px-6 tablet:pbs-1.5 tablet:pbe-5 phone:hidden">
        <Unbroken>{description}</Unbroken>
      </p>
      <dl className="grid grid-cols-2 items-start gap-3 pe-3 pbs-1 pbe-2.5 tablet:mx-6 tablet:gap-5 tablet:border-bs tablet:border-line tablet:px-0 tablet:pbs-3.5 tablet:pbe-5 tiny:grid-cols-1 tiny:px-3">
        {cardMetrics.map(({ label, value, source }) => (
          <div className="flex flex-col-reverse" key={label}>
            <dt className="text-label leading-[1.333] font-book text-ink-3 tablet:text-xs">{label}</dt>
            <dd className="text-lg leading-[1.4] font-semibold tracking-[-0.02em] text-tint-ink tablet:text-h4">
              {value}
              {source && <NoteRef number={notes.numberOf(source)} at="card" />}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
