import { TracePanel } from '@/components/sections/trace-panel';
import { Badge } from '@/components/ui/badge';
import { MovingArrow } from '@/components/ui/moving-arrow';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { caseCard } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';
import { CaseMeasure } from './case-measure';

const card = tw`group relative border-line transition-[border-color] hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus`;
const framed = tw`rounded-card border bg-surface-1`;

/** Fills the rows with two cards each, and the last with three if the number is odd. */
const getColumns = (index: number, count: number) =>
  count % 3 === 0 || (count % 2 === 1 && index >= count - 3) ? tw`wide:col-span-2` : tw`wide:col-span-3`;

/** Gives the first study the width of the page, with its run. */
export function CaseCards({ studies, label }: { studies: readonly CaseStudy[]; label: string }) {
  const lead = studies[0]?.run ? studies[0] : undefined;
  const cells = lead ? studies.slice(1) : studies;
  return (
    <section className="pbe-section" aria-label={label}>
      <ul className="container grid grid-cols-1 gap-6 mid:grid-cols-2 wide:grid-cols-6 phone:gap-0">
        {lead && <LeadCase study={lead} />}
        {cells.map((study, index) => (
          <li
            className={`${card} grid content-start gap-5 p-[clamp(20px,2.5vw,32px)] mid:row-span-4 mid:grid-rows-subgrid mid:last:odd:col-span-full wide:last:odd:col-auto ${getColumns(index, cells.length)} tablet:rounded-card tablet:border tablet:bg-surface-1 phone:border-be phone:px-0`}
            key={study.slug}
          >
            <CaseWords study={study} title={tw`text-h3 phone:text-h4`} />
            <CaseMeasure study={study} variant="compact" />
            <Decider study={study} />
            <ReadMore study={study} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LeadCase({ study }: { study: CaseStudy }) {
  return (
    <li
      className={`${card} ${framed} col-span-full grid grid-cols-1 overflow-clip wide:grid-cols-2 phone:mbe-2`}
    >
      <div className="grid content-center gap-7 p-[clamp(20px,3.5vw,48px)]">
        <CaseWords study={study} title={tw`text-h2 max-inline-[16ch]`} />
        <CaseMeasure study={study} />
        <ReadMore study={study} />
      </div>
      <div className="grid items-center bg-tint p-5 tablet:p-[clamp(20px,3vw,40px)]">
        {study.run && <TracePanel trace={study.run} />}
      </div>
    </li>
  );
}

function CaseWords({
  study: { industry, title, subtitle },
  title: look,
}: {
  study: CaseStudy;
  title: string;
}) {
  return (
    <div className="grid content-start justify-items-start gap-2.5">
      <Badge as="p">{industry}</Badge>
      <h2 className={`mbs-2 ${look} phone:mbs-0`}>{title}</h2>
      <p className="text-pretty text-ink-2 max-inline-[44ch]">{subtitle}</p>
    </div>
  );
}

/** Names the person who decides, where the record does. */
function Decider({ study: { decides, lever } }: { study: CaseStudy }) {
  return (
    <p className="flex items-baseline gap-2.5 text-sm leading-5.5 text-ink-2">
      {decides && (
        <>
          <span className="marker-person" aria-hidden="true" />
          <span>
            <b className="font-bold text-ink">{lever?.title}.</b>{' '}
            <span className="inline-block first-letter:uppercase">
              {decides.who} {caseCard.decides} {decides.time}.
            </span>
          </span>
        </>
      )}
    </p>
  );
}

function ReadMore({ study }: { study: CaseStudy }) {
  return (
    <Link
      className="flex items-center gap-2 self-end justify-self-start text-md leading-6 font-semibold text-accent after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
      href={routes.caseStudy(study.slug)}
    >
      {caseCard.read}
      <span className="sr-only">: {study.title}</span>
      <MovingArrow size={20} />
    </Link>
  );
}
