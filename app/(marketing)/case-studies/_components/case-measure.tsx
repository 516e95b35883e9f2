import { Bar } from '@/components/sections/bar';
import { MetricValue } from '@/components/typography/metric-value';
import { caseCard } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/lib/content/case-studies';

export function CaseMeasure({ study: { measure } }: { study: CaseStudy }) {
  if (!measure) return null;
  const { metric, before, after, improvement, scale } = measure;
  return (
    <figure className="@container grid content-start gap-3 border-line tablet:border-bs tablet:pbs-4 phone:gap-1">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-md leading-6 font-semibold">
        {metric} <span className="label text-ink-3">{improvement}</span>
      </figcaption>
      <p className="flex flex-wrap items-baseline gap-x-[0.3em] text-[clamp(min(2.25rem,13cqi),12.4cqi,4.5rem)] leading-[1.06] tracking-[-0.03em]">
        <span className="font-normal whitespace-nowrap text-ink-3">
          <span className="sr-only">{`${caseCard.before} `}</span>
          <MetricValue>{before}</MetricValue>
        </span>
        <span className="flex items-baseline gap-[0.3em] whitespace-nowrap">
          <svg
            className="self-center fill-none stroke-ink-3 stroke-3 [stroke-linecap:round] [stroke-linejoin:round] block-[0.31em] inline-[0.62em]"
            viewBox="0 0 48 24"
            aria-hidden="true"
          >
            <path d="M2 12h42M35 4l9 8-9 8" />
          </svg>
          <span className="font-semibold text-accent">
            <span className="sr-only">{` ${caseCard.after} `}</span>
            <MetricValue>{after}</MetricValue>
          </span>
        </span>
      </p>
      <div className="grid gap-1 pbs-2 phone:pbe-1">
        <Bar when="before" length={scale.before} className="bg-surface-2 block-3 phone:block-1.5" />
        <Bar when="after" length={scale.after} className="bg-surface-2 block-3 phone:block-1.5" />
      </div>
    </figure>
  );
}
