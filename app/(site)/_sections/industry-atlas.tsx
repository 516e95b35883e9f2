import { Art } from '@/components/art/illustration';
import { HeadedSection } from '@/components/sections/headed-section';
import type { Home } from '@/lib/content/home';
import { cell, CellTitle } from '@/components/sections/card-title';
import type { Industry } from '@/lib/content/industries';
import * as routes from '@/lib/routes';

/** Cells in a row of the sheet, where there is most room. */
const ROW = 4;
/** A drawing whose lines run through: its ends may be cut, so that one serves narrow and wide cells. */
const endless = new Set<Industry['motif']>(['healthcare']);

/** The cells that take two columns, so that rows end full: the first, then those at the end. */
function isWide(index: number, count: number): boolean {
  const missing = Math.ceil(count / ROW) * ROW - count;
  return missing > 0 && (index === 0 || index > count - missing);
}

/**
 * The industries on one sheet, divided by hairlines. Each cell leads to its part of their page.
 *
 * @param afterBand Whether what they follow lies on another ground.
 */
export function IndustryAtlas({
  head,
  industries,
  afterBand,
}: {
  head: Home['industries'];
  industries: readonly Industry[];
  afterBand: boolean;
}) {
  return (
    <HeadedSection label="industries" words={head} reveal space={afterBand ? 'both' : 'below'}>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line tablet:grid-cols-2 wide:grid-cols-4">
        {industries.map((industry, index) => (
          <Cell key={industry.slug} industry={industry} wide={isWide(index, industries.length)} />
        ))}
      </ul>
    </HeadedSection>
  );
}

/** Where there are columns, neighbors share the line under their drawings. */
function Cell({ industry: { slug, title, line, motif }, wide }: { industry: Industry; wide: boolean }) {
  return (
    <li
      className={`${cell} grid grid-cols-[104px_minmax(0,1fr)] bg-bg has-focus-visible:rounded-control has-focus-visible:-outline-offset-4 has-[h3_a]:hover:bg-surface-1 tablet:row-span-2 tablet:grid-cols-1 tablet:grid-rows-subgrid tablet:gap-y-0 medium:last:odd:col-span-full medium:last:odd:row-span-1 medium:last:odd:grid-cols-2 medium:last:odd:grid-rows-none tiny:grid-cols-1 ${wide ? 'wide:col-span-2 wide:only:col-span-full' : ''}`}
    >
      <Drawing motif={motif} wide={wide} />
      <div className="grid content-center px-4 py-2 tablet:content-start tablet:gap-1 tablet:px-6 tablet:pbs-5 tablet:pbe-6">
        <CellTitle href={routes.industry(slug)} className="text-h4">
          {title}
        </CellTitle>
        <p className="text-sm leading-[1.429] text-ink-2 tablet:text-ui tablet:leading-[1.6]">{line}</p>
      </div>
    </li>
  );
}

/** In the drawing's own proportions, so that nothing of it is cut. */
function Drawing({ motif, wide }: Pick<Industry, 'motif'> & { wide: boolean }) {
  const one = wide && endless.has(motif);
  return (
    <div
      className={`grid items-center place-self-stretch overflow-hidden border-e border-line bg-surface-2 tablet:border-e-0 tablet:border-be tiny:border-e-0 tiny:border-be ${wide ? 'aspect-144/104 wide:aspect-auto' : 'aspect-144/104'}`}
    >
      {!one && <Art kind={motif} width={144} height={104} className={wide ? 'wide:hidden' : ''} />}
      {wide && (
        <Art kind={motif} width={240} height={88} fit="cover" className={one ? '' : 'hidden wide:block'} />
      )}
    </div>
  );
}
