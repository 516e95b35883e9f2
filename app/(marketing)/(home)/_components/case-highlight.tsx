import { cx } from 'class-variance-authority';
import { MetricValue } from '@/components/typography/metric-value';
import { SectionHead } from '@/components/typography/section-head';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { caseCard } from '@/content/messages/case-studies';
import type { Home } from '@/content/home.schema';
import * as routes from '@/lib/routes';
import { getMinutes } from '@/content/schema/measure';
import { tw } from '@/components/ui/tw';
import { ClientQuote } from '../../case-studies/_components/client-quote';
import { MinutesChart } from './minutes-chart';

type ProofRecord = NonNullable<Home['proof']>;

/** Up to this many letters, both figures fit one line at full size. */
const SHORT = 14;
const unit = tw`ms-[0.4em] text-[max(0.13em,1.125rem)] tracking-normal`;
const figures = tw`flex flex-wrap items-center gap-x-[0.12em] leading-[0.95] tracking-tightest whitespace-nowrap`;
const sizes = {
  short: tw`text-[clamp(min(5.5rem,24vw),25cqi,19rem)]`,
  long: tw`text-[clamp(min(2.75rem,12vw),10cqi,8rem)]`,
};

export function CaseHighlight({ proof }: { proof: ProofRecord }) {
  const { study, measure, measures, ...heading } = proof;
  const minutes = getMinutes(measure);
  const isShort = measure.before.length + measure.after.length <= SHORT;
  return (
    <Section headingId="proof">
      <SectionHead id="proof" heading={heading} />
      <figure className="@container">
        <p className={cx(figures, isShort ? sizes.short : sizes.long)}>
          <span className="text-ink-3">
            <span className="sr-only">{`${measure.metric}. ${caseCard.before} `}</span>
            <MetricValue unit={unit}>{measure.before}</MetricValue>
          </span>
          <svg
            className="flex-1 overflow-visible fill-none stroke-2 block-5 min-inline-4"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <line className="stroke-accent" x2="100%" y1={10} y2={10} />
            <svg x="100%" y={10} overflow="visible">
              <path className="stroke-accent" strokeLinejoin="round" d="M-7-5 0 0-7 5" />
            </svg>
          </svg>
          <span className="font-bold text-accent">
            <span className="sr-only">{` ${caseCard.after} `}</span>
            <MetricValue unit={unit}>{measure.after}</MetricValue>
          </span>
        </p>
        {minutes && (
          <>
            <MinutesChart proof={proof} minutes={minutes} />
            <figcaption className="pbs-2 text-sm text-ink-2">{caseCard.minutes}</figcaption>
          </>
        )}
      </figure>
      <div className="mbs-6 grid items-center gap-x-12 gap-y-6 border-bs border-line pbs-6 @xl:grid-cols-2">
        {study.quote && <ClientQuote quote={study.quote} />}
        <dl>
          {measures.map(({ metric, before, after }) => (
            <div
              className="flex flex-wrap justify-between gap-x-4 border-be border-line py-2 text-base"
              key={metric}
            >
              <dt>{metric}</dt>
              <dd className="flex gap-3 whitespace-nowrap">
                <span className="sr-only">{`${caseCard.before} `}</span>
                <span className="text-ink-3">{before}</span>
                <span className="sr-only">{` ${caseCard.after} `}</span>
                <b className="font-semibold text-accent">{after}</b>
              </dd>
            </div>
          ))}
        </dl>
        <Link
          className="flex items-center gap-2 justify-self-start text-base leading-6 font-semibold text-accent"
          href={routes.caseStudy(study.slug)}
        >
          {caseCard.read}
          <span className="sr-only">: {study.title}</span>
          <Icon name="arrow" size={20} />
        </Link>
      </div>
    </Section>
  );
}
