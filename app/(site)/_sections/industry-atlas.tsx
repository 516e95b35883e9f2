import { Art } from '@/components/art/illustration';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/home';
import { cell, CellTitle } from '@/components/sections/card-title';
import { SectionHead } from '@/components/sections/section-head';

type Industry = Home['industries']['items'][number];

/** The cells that take two columns where there are four, on the sheet's diagonal. */
const wide = new Set(['travel', 'healthcare']);
/** A drawing whose lines run through: its ends may be cut, so that one serves narrow and wide cells. */
const endless = new Set(['healthcare']);

/** Six industries on one sheet, divided by hairlines. A cell is a link once there is a page to lead to. */
export function IndustryAtlas({ industries }: { industries: Home['industries'] }) {
  return (
    <Section label="industries" space="below">
      <SectionHead id="industries" kicker={industries.kicker} lead={industries.lead} reveal>
        {industries.title}
      </SectionHead>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line tablet:grid-cols-2 wide:grid-cols-4">
        {industries.items.map((industry) => (
          <Cell key={industry.id} industry={industry} />
        ))}
      </ul>
    </Section>
  );
}

/** Where there are columns, neighbors share the line under their drawings. */
function Cell({ industry: { id, title, text, href } }: { industry: Industry }) {
  return (
    <li
      className={`${cell} grid grid-cols-[104px_minmax(0,1fr)] bg-bg has-focus-visible:rounded-control has-focus-visible:-outline-offset-4 has-[h3_a]:hover:bg-surface-1 tablet:row-span-2 tablet:grid-cols-1 tablet:grid-rows-subgrid tablet:gap-y-0 tiny:grid-cols-1 ${wide.has(id) ? 'wide:col-span-2' : ''}`}
    >
      <Drawing id={id} />
      <div className="grid content-center px-4 py-2 tablet:content-start tablet:gap-1 tablet:px-6 tablet:pbs-5 tablet:pbe-6">
        <CellTitle href={href} className="text-h4">
          {title}
        </CellTitle>
        <p className="text-sm leading-[1.429] text-ink-2 tablet:text-ui tablet:leading-[1.6]">{text}</p>
      </div>
    </li>
  );
}

/** In the drawing's own proportions, so that nothing of it is cut. */
function Drawing({ id }: { id: Industry['id'] }) {
  return (
    <div
      className={`grid items-center place-self-stretch overflow-hidden border-e border-line bg-surface-2 tablet:border-e-0 tablet:border-be tiny:border-e-0 tiny:border-be ${wide.has(id) ? 'aspect-144/104 wide:aspect-auto' : 'aspect-144/104'}`}
    >
      {!endless.has(id) && (
        <Art kind={id} width={144} height={104} className={wide.has(id) ? 'wide:hidden' : ''} />
      )}
      {wide.has(id) && (
        <Art
          kind={id}
          width={240}
          height={88}
          fit="cover"
          className={endless.has(id) ? '' : 'hidden wide:block'}
        />
      )}
    </div>
  );
}
