import '@/components/art/art.css';
import { Art } from '@/components/art/illustration';
import { tw } from '@/components/ui/tw';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Industry } from '@/lib/content/industries';
import { IndustryFacts } from './industry-facts';
import { IndustryWays } from './industry-ways';

/** The plate's side alternates; the words come first in the text, whatever side they stand on. */
const sides = [
  { plate: tw`wide:col-[1/span_6]`, text: tw`wide:col-[7/-1] wide:ps-10` },
  { plate: tw`wide:col-[7/-1]`, text: tw`wide:col-[1/span_6] wide:pe-10` },
] as const;

/** The industries, one after the other: a plate that stays while the words beside it are read. */
export function IndustrySections({
  industries,
  notes,
}: {
  industries: readonly Industry[];
  notes: Footnotes;
}) {
  return (
    <div className="grid gap-[clamp(80px,10vw,152px)] pbe-section" id="industries">
      {industries.map((industry, index) => {
        const side = sides[index % 2 ? 1 : 0];
        return (
          <section
            className="art-scroll container grid grid-cols-1 gap-x-6 gap-y-8 wide:grid-cols-12 wide:items-start"
            id={industry.slug}
            aria-labelledby={`${industry.slug}-title`}
            key={industry.slug}
          >
            {/* A cell as high as the words: what sticks in the grid itself comes to lie over the row below. */}
            <div className={`wide:row-1 wide:self-stretch ${side.plate}`}>
              <div className="aspect-4/3 overflow-hidden rounded-band bg-surface-2 wide:sticky wide:inset-bs-21">
                <Art kind={industry.motif} width={560} height={420} />
              </div>
            </div>
            <div className={`grid content-start gap-8 wide:row-1 ${side.text}`}>
              <IndustryHead industry={industry} />
              <IndustryFacts industry={industry} notes={notes} />
            </div>
            <IndustryWays industry={industry} />
          </section>
        );
      })}
    </div>
  );
}

function IndustryHead({ industry: { slug, title, description, limits } }: { industry: Industry }) {
  return (
    <div className="grid content-start gap-4">
      <h2 className="text-h2" id={`${slug}-title`}>
        {title}
      </h2>
      <p className="text-lg leading-7 tracking-[-0.005em] text-ink-2 max-inline-[58ch]">{description}</p>
      {limits && (
        <p className="grid grid-cols-[9px_minmax(0,1fr)] items-baseline gap-3 font-strong">
          <span className="gem" aria-hidden="true" />
          {limits}
        </p>
      )}
    </div>
  );
}
