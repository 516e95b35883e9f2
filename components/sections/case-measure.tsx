import type { ReactNode } from 'react';
import { PairPlot } from '@/components/art/pair-plot';
import { Level } from '@/components/sections/level';
import { caseCard } from '@/content/words/case-studies';
import { caseStudiesPage, type CaseStudy } from '@/lib/content/case-studies';

const { legend } = caseStudiesPage;

/**
 * The one measure that stands for a case: both levels in large type, and the change between them as it is drawn.
 * A case that has measured nothing shows none.
 *
 * @param name Classes of the measure's name.
 */
export function CaseMeasure({
  study: { measure, checkpoint, solution },
  className = '',
  name = '',
  children,
}: {
  study: CaseStudy;
  className?: string;
  name?: string;
  children?: ReactNode;
}) {
  if (!measure) return null;
  const { metric, before, after, improvement, scale } = measure;
  return (
    <figure className={`@container grid content-start gap-3 [view-timeline:--pair] ${className}`}>
      <figcaption
        className={`flex flex-wrap items-baseline justify-between gap-x-4 text-ui leading-6 font-strong ${name}`}
      >
        {metric} <span className="label text-ink-3">{improvement}</span>
      </figcaption>
      <p className="flex flex-wrap items-baseline gap-x-[0.3em] text-[clamp(min(2.25rem,13cqi),12.4cqi,4.5rem)] leading-[1.06] tracking-[-0.03em]">
        <span className="font-book whitespace-nowrap text-was">
          <span className="sr-only">{`${caseCard.before} `}</span>
          <Level>{before}</Level>
        </span>
        <span className="flex items-baseline gap-[0.3em] whitespace-nowrap">
          <svg
            className="self-center fill-none stroke-ink-3 stroke-3 [stroke-linecap:round] [stroke-linejoin:round] block-[0.31em] inline-[0.62em]"
            viewBox="0 0 48 24"
            aria-hidden="true"
          >
            <path d="M2 12h42M35 4l9 8-9 8" />
          </svg>
          <span className="font-strong text-accent">
            <span className="sr-only">{` ${caseCard.after} `}</span>
            <Level>{after}</Level>
          </span>
        </span>
      </p>
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] pbs-3 label text-ink-3" aria-hidden="true">
        <span className="col-1 row-1 leading-8">{legend.before}</span>
        <span className="col-1 row-1 self-end leading-8 text-accent">{legend.after}</span>
        <div className="col-2 row-1 pe-1.5">
          <PairPlot {...scale} levers={solution.levers.length} checkpoint={checkpoint} />
        </div>
        <p className="col-2 flex justify-between pe-1.5 pbs-2.5">
          <span>{caseCard.zero}</span>
          <span>{scale.end}</span>
        </p>
      </div>
      {children}
    </figure>
  );
}
