import { PairPlot } from '@/components/art/pair-plot';
import '@/components/art/pair-plot.css';
import { Level } from '@/components/sections/level';
import { SectionHead } from '@/components/sections/section-head';
import { StopLine } from '@/components/sections/stop-line';
import { Glyph } from '@/components/ui/glyph';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { caseCard } from '@/content/words/case-studies';
import type { Home } from '@/lib/content/home';
import * as routes from '@/lib/routes';
import { minutesOf } from '@/lib/schema/measure';
import { tw } from '@/components/ui/tw';
import { Minutes } from './proof-minutes';

type ProofRecord = NonNullable<Home['proof']>;

/** Up to so many letters, both figures stand in one line at their full size. */
const SHORT = 14;
const unit = tw`ms-[0.4em] text-[max(0.13em,1.125rem)] tracking-[0]`;
const figures = tw`flex flex-wrap items-center gap-x-[0.12em] leading-[0.95] tracking-[-0.04em] whitespace-nowrap`;
const sizes = {
  short: tw`text-[clamp(min(5.5rem,24vw),25cqi,19rem)]`,
  long: tw`text-[clamp(min(2.75rem,12vw),10cqi,8rem)]`,
};

/** One case, very large: how long it took before and after, who says so, and the way to its page. */
export function Proof({ proof }: { proof: ProofRecord }) {
  const { kicker, lead, study, measure, measures, quote } = proof;
  const minutes = minutesOf(measure);
  const isShort = measure.before.length + measure.after.length <= SHORT;
  return (
    <Section label="proof" tone="band" className="[--card:var(--color-band)]">
      <SectionHead id="proof" words={{ kicker, title: study.title, lead }} reveal />
      <figure className="@container">
        <p className={`${figures} ${sizes[isShort ? 'short' : 'long']}`}>
          <span className="text-ink-3">
            <span className="sr-only">{`${measure.metric}. ${caseCard.before} `}</span>
            <Level unit={unit}>{measure.before}</Level>
          </span>
          <svg className="pair flex-1 block-5 min-inline-4" aria-hidden="true">
            <line className="pair__run stroke-accent" x2="100%" y1={10} y2={10} />
            <svg x="100%" y={10} overflow="visible">
              <path className="stroke-accent" strokeLinejoin="round" d="M-7-5 0 0-7 5" />
            </svg>
          </svg>
          <span className="font-semibold text-accent">
            <span className="sr-only">{` ${caseCard.after} `}</span>
            <Level unit={unit}>{measure.after}</Level>
          </span>
        </p>
        {minutes ? (
          <Minutes proof={proof} minutes={minutes} />
        ) : (
          <PairPlot
            className="mbs-4"
            {...measure.scale}
            levers={study.solution.levers.length}
            checkpoint={study.checkpoint}
          />
        )}
        <figcaption className="pbs-3 text-sm text-ink-2">
          {minutes && `${caseCard.minutes} `}
          <StopLine lever={study.lever} decides={study.decides} />
        </figcaption>
      </figure>
      <div className="mbs-10 grid gap-x-6 gap-y-8 border-bs border-line pbs-7 wide:grid-cols-12 wide:items-end">
        {quote && (
          <blockquote className="m-0 wide:col-span-7">
            <p className="text-h3 font-medium text-balance max-inline-[50ch]">{quote.text}</p>
            <footer className="pbs-5 text-sm text-ink-3">
              <b className="block font-strong text-ink">{quote.name}</b>
              {quote.role}
            </footer>
          </blockquote>
        )}
        <div className="grid gap-6 wide:col-span-5">
          <dl>
            {measures.map(({ metric, before, after }) => (
              <div
                className="flex flex-wrap justify-between gap-x-4 border-be border-line py-2.5 text-ui"
                key={metric}
              >
                <dt>{metric}</dt>
                <dd className="flex gap-3 whitespace-nowrap">
                  <span className="sr-only">{`${caseCard.before} `}</span>
                  <span className="text-ink-3">{before}</span>
                  <span className="sr-only">{` ${caseCard.after}`}</span>
                  <b className="font-strong text-accent">{after}</b>
                </dd>
              </div>
            ))}
          </dl>
          <Link
            className="flex items-center gap-2 text-ui leading-6 font-strong text-accent"
            href={routes.caseStudy(study.slug)}
          >
            {caseCard.read}
            <span className="sr-only">: {study.title}</span>
            <Glyph name="arrow" size={20} />
          </Link>
        </div>
      </div>
    </Section>
  );
}
