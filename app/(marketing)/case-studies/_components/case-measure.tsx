import { BarPair } from '@/components/sections/bar-pair';
import { LevelChange } from '@/components/sections/level-change';
import { caseCard } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/content/case-studies/schema';

export function CaseMeasure({ study: { measure } }: { study: CaseStudy }) {
  if (!measure) return null;
  const { metric, before, after, improvement, scale } = measure;
  return (
    <figure className="@container grid content-start gap-3 border-line @max-md:gap-1 @md:border-bs @md:pbs-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-base leading-6 font-semibold">
        {metric} <span className="label text-ink-3">{improvement}</span>
      </figcaption>
      <LevelChange
        before={before}
        after={after}
        spoken={caseCard}
        className="text-[clamp(min(2.25rem,13cqi),12.4cqi,4.5rem)]"
      />
      <div className="pbs-2 @max-md/page:pbe-1">
        <BarPair bars={scale} className="bg-surface-2 block-3 @max-md/page:block-1.5" />
      </div>
    </figure>
  );
}
