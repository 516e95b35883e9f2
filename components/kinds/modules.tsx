import { Art } from '@/components/art/illustration';
import '@/components/art/art.css';
import { arrow, cell, cellLink, CellTitle } from '@/components/sections/card-title';
import { NoteRef } from '@/components/sections/note-ref';
import { Unbroken } from '@/components/sections/unbroken';
import { Glyph } from '@/components/ui/glyph';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { sectionWords } from '@/content/words/sections';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Product } from '@/lib/content/products';
import * as routes from '@/lib/routes';

type Props =
  /** With two figures each; on a phone they are rows. */
  | { look: 'cards'; modules: readonly Product[]; notes: Footnotes }
  /** In two columns, each beside its drawing. */
  | { look: 'list'; modules: readonly Product[] }
  /** What each brings to the platform, and the checkpoint it adds. */
  | { look: 'rows'; modules: readonly Product[] };

const lists = {
  cards: tw`gap-2 tablet:grid-cols-2 tablet:gap-6 wide:grid-cols-3`,
  list: tw`mbs-10 gap-x-6 gap-y-4 desk:grid-cols-2`,
  rows: '',
};
const items = {
  cards: tw`grid-cols-[64px_minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-x-3.5 tablet:grid-cols-1 tablet:grid-rows-[auto_auto_1fr_auto] tiny:grid-cols-1 tiny:grid-rows-[64px] ${cell}`,
  list: tw`grid-cols-[80px_minmax(0,1fr)_20px] items-center gap-4 overflow-hidden pe-4 tablet:grid-cols-[208px_minmax(0,1fr)_20px] tablet:gap-6 tablet:pe-6 tiny:grid-cols-1 tiny:gap-0 tiny:pe-0 ${cell}`,
  rows: tw`group relative grid-cols-[48px_minmax(0,1fr)_20px] items-center gap-x-4 gap-y-0.5 border-bs border-line py-4 last:border-be wide:grid-cols-[48px_minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)_20px] wide:gap-6 tiny:grid-cols-[minmax(0,1fr)_20px]`,
};
/** Under the pointer its drawing's main line is run once. */
const card = tw`art-card rounded-card border border-line bg-surface-1 transition-[border-color] hover:border-line-strong`;

/** The modules; each of them leads to its page. */
export function Modules(props: Props) {
  const { look, modules } = props;
  return (
    <ul className={`grid ${lists[look]}`}>
      {modules.map((module) => (
        <li
          className={`hue hue-${module.icon} grid ${items[look]} ${look === 'rows' ? '' : card}`}
          key={module.slug}
        >
          {props.look === 'cards' ? (
            <Card module={module} notes={props.notes} />
          ) : props.look === 'list' ? (
            <Entry module={module} />
          ) : (
            <Row module={module} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Card({
  module: { slug, title, subtitle, description, icon, cardMetrics },
  notes,
}: {
  module: Product;
  notes: Footnotes;
}) {
  return (
    <>
      <Plate
        icon={icon}
        height={96}
        className="row-span-full overflow-hidden rounded-s-[15px] tablet:row-auto tablet:aspect-2/1 tablet:rounded-[15px_15px_0_0] tiny:row-auto tiny:rounded-[15px_15px_0_0]"
      />
      <CellTitle
        href={routes.product(slug)}
        className="pe-4 pbs-2.5 text-lg leading-[1.4] tracking-[-0.01em] tablet:px-6 tablet:pbs-5 tablet:text-h4 tiny:px-3 tiny:text-[min(var(--t-lg),10.5vw)]"
        glyph="tiny:hidden"
      >
        {title}
      </CellTitle>
      <p className="pe-2 text-xs leading-[1.538] font-book text-ink-2 tablet:hidden tiny:px-3">{subtitle}</p>
      <p className="text-ui leading-[1.6] text-ink-2 tablet:px-6 tablet:pbs-1.5 tablet:pbe-5 phone:hidden">
        <Unbroken>{description}</Unbroken>
      </p>
      {cardMetrics.length > 0 && (
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
      )}
    </>
  );
}

/** A module's drawing on its tint. It would be cut on a phone, which shows the glyph. */
function Plate({
  icon,
  height,
  className,
}: Pick<Product, 'icon'> & {
  /** Of the drawing, where it is 192 wide. */
  height: number;
  className: string;
}) {
  return (
    <div className={`relative bg-tint text-tint-ink phone:grid phone:place-items-center ${className}`}>
      <Art
        kind={`intelli${icon}`}
        width={192}
        height={height}
        fit="cover"
        className="absolute inset-0 phone:hidden"
      />
      <Glyph name={icon} className="tablet:hidden phone:size-8" />
    </div>
  );
}

function Entry({ module: { slug, title, description, icon } }: { module: Product }) {
  return (
    <>
      <Plate icon={icon} height={115} className="row-1 self-stretch tablet:aspect-5/3 tiny:min-block-16" />
      <div className="row-1 py-4 phone:col-[2/-1] tiny:col-1 tiny:row-2 tiny:p-4">
        <h3 className="text-h4">
          <Link className={cellLink} href={routes.product(slug)}>
            {title}
          </Link>
        </h3>
        <p className="text-sm leading-5.5 font-book text-ink-2">
          <Unbroken>{description}</Unbroken>
        </p>
      </div>
      <Glyph
        name="arrow"
        size={20}
        className={`phone:col-3 phone:row-1 phone:mbs-5 phone:self-start tiny:hidden ${arrow}`}
      />
    </>
  );
}

function Row({ module: { slug, title, icon, brings, checkpoint } }: { module: Product }) {
  const text = tw`col-2 wide:col-auto tiny:col-1`;
  return (
    <>
      <span className="row-[1/span_3] grid size-12 place-items-center self-start rounded-control bg-tint text-tint-ink wide:row-auto tiny:col-span-full tiny:row-auto">
        <Glyph name={icon} />
      </span>
      <h3 className="text-h4 tiny:col-1">
        <Link className="after:absolute after:inset-0" href={routes.product(slug)}>
          {title}
        </Link>
      </h3>
      <p className={`text-ink-2 ${text}`}>{brings}</p>
      <p className={`flex items-baseline gap-2.5 ${text}`}>
        <span className="gem" aria-hidden="true" />
        <span className="sr-only">{`${sectionWords.checkpoint} `}</span>
        {checkpoint.title}
      </p>
      <Glyph
        name="arrow"
        size={20}
        className={`col-3 row-[1/span_3] wide:col-auto wide:row-auto tiny:col-2 tiny:row-1 ${arrow}`}
      />
    </>
  );
}
