import { Art } from '@/components/art/illustration';
import { PairedArt } from '@/components/art/paired-art';
import type { Footnotes } from '@/lib/content/footnotes';
import type { IndustriesPage, Industry } from '@/lib/content/industries';
import { IndustryFacts } from './industry-facts';
import { shapeOf, sideOf, type Shape, type Side } from './shapes';
import { tw } from '@/components/ui/tw';

const sizes = {
  beside: { width: 560, height: 800 },
  band: { width: 560, height: 640 },
  under: { width: 760, height: 320 },
} as const;
const narrow = { width: 420, height: 280 };

const grids: Record<Shape, Record<Side, string>> = {
  beside: {
    left: tw`tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] wide:grid-rows-[auto_1fr]`,
    right: tw`tablet:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:grid-rows-[auto_1fr]`,
  },
  band: {
    left: tw`tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] wide:grid-rows-[auto_1fr]`,
    right: tw`tablet:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:grid-rows-[auto_1fr]`,
  },
  under: { left: '', right: '' },
};
/** Drawings extend to the window's edge; where they no longer touch it, they are round on both sides. */
const edges = {
  left: tw`tablet:col-1 wide:-ms-(--edge) wide:rounded-s-none [@media(width>1440px)]:rounded-band`,
  right: tw`tablet:col-2 wide:-me-(--edge) wide:rounded-e-none [@media(width>1440px)]:rounded-band`,
};
const tall = {
  left: tw`aspect-3/2 tablet:aspect-auto tablet:min-block-80 wide:col-[1/span_5] wide:row-[1/span_2]`,
  right: tw`aspect-3/2 tablet:aspect-auto tablet:min-block-80 wide:col-[8/-1] wide:row-[1/span_2]`,
};
const plates: Record<Shape, Record<Side, string>> = {
  beside: tall,
  band: tall,
  // A wide drawing has no room beside the words: it stands above them, on phones too.
  under: {
    left: tw`aspect-760/320 wide:col-[1/span_7] wide:aspect-auto wide:min-block-[clamp(320px,23vw,352px)] medium:col-1`,
    right: tw`aspect-760/320 wide:col-[6/-1] wide:aspect-auto wide:min-block-[clamp(320px,23vw,352px)] medium:col-1`,
  },
};
const heads: Record<Shape, Record<Side, string>> = {
  beside: {
    left: tw`wide:col-[6/-1] wide:ps-10 wide:pbs-6`,
    right: tw`wide:col-[1/span_7] wide:pe-10 wide:pbs-6`,
  },
  band: { left: tw`wide:col-[6/-1] wide:ps-10`, right: tw`wide:col-[1/span_7] wide:pe-10` },
  under: {
    left: tw`wide:col-[8/-1] wide:content-center wide:py-6 wide:ps-6 medium:row-2`,
    right: tw`wide:col-[1/span_5] wide:content-center wide:py-6 wide:pe-6 medium:row-2`,
  },
};

/** The industries, one after the other. */
export function IndustrySections({
  industries,
  labels,
  notes,
}: {
  industries: readonly Industry[];
  labels: IndustriesPage['labels'];
  notes: Footnotes;
}) {
  return (
    <div
      className="grid gap-[clamp(72px,9vw,128px)] overflow-x-clip pbe-section [--edge:clamp(var(--gutter),calc((100vw-1200px)/2),120px)]"
      id="industries"
    >
      {industries.map((industry, index) => {
        const [shape, side] = [shapeOf(index), sideOf(index)];
        return (
          <section
            className={shape === 'band' ? 'border-y border-line bg-band py-[clamp(56px,7vw,104px)]' : ''}
            id={industry.slug}
            aria-labelledby={`${industry.slug}-title`}
            key={industry.slug}
          >
            <div
              className={`container grid grid-cols-1 gap-x-6 gap-y-8 wide:grid-cols-12 ${grids[shape][side]}`}
            >
              <div
                className={`relative overflow-hidden rounded-band *:absolute *:inset-0 tablet:row-1 ${shape === 'band' ? 'bg-band-card *:[--art-ground:var(--band-card)]' : 'bg-surface-2'} ${edges[side]} ${plates[shape][side]}`}
              >
                {shape === 'under' ? (
                  <Art kind={industry.motif} fit="cover" {...sizes.under} />
                ) : (
                  <PairedArt kind={industry.motif} narrow={narrow} wide={sizes[shape]} />
                )}
              </div>
              <IndustryHead industry={industry} shape={shape} className={heads[shape][side]} />
              <IndustryFacts industry={industry} labels={labels} notes={notes} shape={shape} side={side} />
            </div>
          </section>
        );
      })}
    </div>
  );
}

function IndustryHead({
  industry: { slug, title, description, limits },
  shape,
  className,
}: {
  industry: Industry;
  shape: Shape;
  className: string;
}) {
  return (
    <div className={`grid content-start gap-4 tablet:row-1 ${className}`}>
      <h2 className="text-h2 max-inline-[20ch]" id={`${slug}-title`}>
        {title}
      </h2>
      <p
        className={`text-lg leading-7 tracking-[-0.005em] text-ink-2 max-inline-[60ch] ${shape === 'under' ? 'wide:text-balance' : ''}`}
      >
        {description}
      </p>
      {limits && (
        <p className="grid grid-cols-[9px_minmax(0,1fr)] items-baseline gap-3 font-strong">
          <span className="gem" aria-hidden="true" />
          {limits}
        </p>
      )}
    </div>
  );
}
