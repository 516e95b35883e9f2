import '@/components/art/pair-plot.css';
import { CaseMeasure } from '@/components/sections/case-measure';
import { StopLine } from '@/components/sections/stop-line';
import { Badge } from '@/components/ui/badge';
import { MovingArrow } from '@/components/sections/moving-arrow';
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

/** Below words a measure is ruled off, beside them it is not. */
const ruled = tw`border-bs border-line pbs-4`;
const ruledAbove = tw`border-bs border-line pbs-4 mid:border-bs-0 mid:pbs-0.5`;

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
                className={`group pair-card relative grid grid-rows-[auto_1fr_auto] content-start gap-x-12 gap-y-7 rounded-card border border-line bg-surface-1 p-[clamp(20px,3vw,40px)] transition-[border-color] [--card:var(--color-surface-1)] hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus ${places[columns]}`}
                key={study.slug}
              >
                <div className="grid content-start justify-items-start gap-2.5">
                  <Badge as="p">{study.industry}</Badge>
                  <h2 className={`mbs-2 max-inline-[18ch] ${columns === 12 ? 'text-h2' : 'text-h3'}`}>
                    {study.title}
                  </h2>
                  <p className="text-ink-2 max-inline-[44ch]">{study.subtitle}</p>
                </div>
                <CaseMeasure
                  study={study}
                  className={columns === 12 ? 'mid:[grid-area:1/2/span_2]' : ''}
                  name={columns === 12 ? ruledAbove : ruled}
                >
                  {study.lever && (
                    <p className="flex items-baseline gap-3 text-sm leading-5.5 text-ink-2">
                      <span className="gem shrink-0" aria-hidden="true" />
                      <span>
                        <StopLine lever={study.lever} decides={study.decides} />
                      </span>
                    </p>
                  )}
                </CaseMeasure>
                <Link
                  className="flex items-center gap-2 self-end justify-self-start text-ui leading-6 font-strong text-accent after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
                  href={routes.caseStudy(study.slug)}
                >
                  {caseCard.read}
                  <span className="sr-only">: {study.title}</span>
                  <MovingArrow size={20} />
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
