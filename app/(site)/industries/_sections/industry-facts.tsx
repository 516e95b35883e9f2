import { NoteRef } from '@/components/sections/note-ref';
import { changeWords } from '@/content/words/sections';
import type { Footnotes } from '@/lib/content/footnotes';
import { industriesPage, type Industry } from '@/lib/content/industries';

const { labels } = industriesPage;

type Outcome = Industry['outcomes'][number];

/** What came of it, the first as the one large number; what an industry has to solve, and what we do about it. */
export function IndustryFacts({
  industry: { challenges, solutions, outcomes },
  notes,
}: {
  industry: Industry;
  notes: Footnotes;
}) {
  const [first, ...rest] = outcomes;
  return (
    <>
      {first && (
        <div className="grid gap-8">
          <h3 className="sr-only">{labels.outcomes}</h3>
          <LargeNumber outcome={first} notes={notes} />
          {rest.length > 0 && (
            <dl className="grid gap-x-6 tablet:grid-cols-2">
              {rest.map(({ metric, before, after, change, source }) => (
                <div className="grid content-start border-bs border-line py-3" key={metric}>
                  <dt className="text-ui leading-5.5">{metric}</dt>
                  <dd className="flex flex-wrap items-baseline gap-x-3 font-strong whitespace-nowrap">
                    <span>
                      {change}
                      <NoteRef number={notes.numberOf(source)} />
                    </span>
                    <span className="label text-ink-3">{changeWords.fromTo(before, after)}</span>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
      <div className="grid gap-6 tablet:grid-cols-2">
        <List title={labels.challenges} items={challenges} className="text-ink-2" />
        <List title={labels.solutions} items={solutions} />
      </div>
    </>
  );
}

/** The sign stands a little off, and the unit is half as large. */
function LargeNumber({
  outcome: { metric, before, after, change, source },
  notes,
}: {
  outcome: Outcome;
  notes: Footnotes;
}) {
  const [, sign, number, unit] = /^(.)(\d+) ?(.+)$/.exec(change) ?? ['', '', change, ''];
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-4 border-bs border-line pbs-6 mid:grid-cols-[auto_minmax(0,1fr)] mid:items-end">
      <div className="contents">
        <dt className="row-2 text-base leading-5.5 font-strong text-balance mid:col-2 mid:row-1">
          {metric}
          <NoteRef number={notes.numberOf(source)} />
          <span className="mbs-1 block label text-ink-3">{changeWords.fromTo(before, after)}</span>
        </dt>
        <dd className="row-1 text-[length:clamp(4.5rem,3rem+6vw,8rem)] leading-[0.82] font-strong tracking-[-0.045em] whitespace-nowrap text-accent">
          <span className="-ms-[0.05em] me-[0.02em]">{sign}</span>
          {number}
          <span className="ms-[0.06em] text-[0.5em] tracking-[-0.03em]">{unit}</span>
        </dd>
      </div>
    </dl>
  );
}

function List({
  title,
  items,
  className = '',
}: {
  title: string;
  items: readonly string[];
  className?: string;
}) {
  if (items.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="kicker pbe-2">{title}</h3>
      <ul>
        {items.map((item) => (
          <li className="border-bs border-line py-2.25 text-ui leading-5.5" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
