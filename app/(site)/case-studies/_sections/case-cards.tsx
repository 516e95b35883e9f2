import { PairPlot } from '@/components/art/pair-plot';
import '@/components/art/pair-plot.css';
import { Level } from '@/components/sections/level';
import { StopLine } from '@/components/sections/stop-line';
import { Badge } from '@/components/ui/badge';
import { Glyph } from '@/components/ui/glyph';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { caseCard } from '@/content/words/case-studies';
import type { CaseStudiesPage, CaseStudy } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';
import { ranksOf, type Columns } from './ranks';

/** Neighbors share their rows: words of three lines move nobody else's measure. */
const pair = tw`mid:col-span-6 mid:row-span-3 mid:grid-rows-subgrid`;
/** Over twelve columns its words stand beside its measure, else above. */
const places: Record<Columns, string> = {
  12: tw`mid:col-span-full mid:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] mid:grid-rows-[1fr_auto]`,
  7: tw`wide:col-span-7 ${pair}`,
  5: tw`wide:col-span-5 ${pair}`,
};

/** One measure of a case: both levels in large type, and the change between them as it is drawn. */
function Measure({
  study,
  names,
  alone,
}: {
  study: CaseStudy;
  names: CaseStudiesPage['legend'];
  alone: boolean;
}) {
  const { measure, checkpoint, decides, lever, solution } = study;
  if (!measure) return null;
  const { metric, before, after, improvement, scale } = measure;
  return (
    <figure
      className={`pair-seen @container grid content-start gap-3 ${alone ? 'mid:[grid-area:1/2/span_2]' : ''}`}
    >
      <figcaption
        className={`flex flex-wrap items-baseline justify-between gap-x-4 border-line text-ui leading-6 font-strong ${alone ? 'border-bs pbs-4 mid:border-bs-0 mid:pbs-0.5' : 'border-bs pbs-4'}`}
      >
        {metric} <span className="label text-ink-3">{improvement}</span>
      </figcaption>
      <p className="flex flex-wrap items-baseline gap-x-[0.3em] text-[clamp(2.25rem,12.4cqi,4.5rem)] leading-[1.06] tracking-[-0.03em]">
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
        <span className="col-1 row-1 leading-8">{names.before}</span>
        <span className="col-1 row-1 self-end leading-8 text-accent">{names.after}</span>
        <div className="col-2 row-1 pe-1.5">
          <PairPlot {...scale} levers={solution.levers.length} checkpoint={checkpoint} />
        </div>
        <p className="col-2 flex justify-between pe-1.5 pbs-2.5">
          <span>{caseCard.zero}</span>
          <span>{scale.end}</span>
        </p>
      </div>
      {lever && (
        <p className="flex items-baseline gap-3 text-sm leading-5.5 text-ink-2">
          <span className="gem shrink-0" aria-hidden="true" />
          <span>
            <StopLine lever={lever} decides={decides} />
          </span>
        </p>
      )}
    </figure>
  );
}

/** All case studies as a composed page of cards, each with the one measure that stands for it. */
export function CaseCards({ studies, page }: { studies: readonly CaseStudy[]; page: CaseStudiesPage }) {
  const ranks = ranksOf(studies.length);
  return (
    <section className="pbe-section" aria-label={page.eyebrow}>
      <div className="container">
        <ul className="grid gap-6 mid:grid-cols-12">
          {studies.map((study, index) => {
            const columns = ranks[index] ?? 12;
            return (
              <li
                className={`group pair-card relative grid grid-rows-[auto_1fr_auto] content-start gap-x-12 gap-y-7 rounded-card border border-line bg-surface-1 p-[clamp(20px,3vw,40px)] transition-[border-color] [--card:var(--surface-1)] hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus ${places[columns]}`}
                key={study.slug}
              >
                <div className="grid content-start justify-items-start gap-2.5">
                  <Badge as="p">{study.industry}</Badge>
                  <h2 className={`mbs-2 max-inline-[18ch] ${columns === 12 ? 'text-h2' : 'text-h3'}`}>
                    {study.title}
                  </h2>
                  <p className="text-ink-2 max-inline-[44ch]">{study.subtitle}</p>
                </div>
                <Measure study={study} names={page.legend} alone={columns === 12} />
                <Link
                  className="flex items-center gap-2 self-end justify-self-start text-ui leading-6 font-strong text-accent after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
                  href={routes.caseStudy(study.slug)}
                >
                  {caseCard.read}
                  <span className="sr-only">: {study.title}</span>
                  <Glyph
                    name="arrow"
                    size={20}
                    className="transition-[translate] ease-out group-hover:translate-x-0.75"
                  />
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
