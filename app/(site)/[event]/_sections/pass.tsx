import type { ReactNode } from 'react';
import { BrandMark } from '@/components/art/brand-mark';
import { PassArt } from '@/components/art/event-art';
import { passWords as words } from '@/content/words/event';
import type { Event } from '@/lib/content/event';
import { site } from '@/lib/content/site';
import './pass.css';

/** The event's facts on a visitor's pass. */
export function Pass({ event }: { event: Event }) {
  return (
    <div className="pass overflow-hidden rounded-card border border-line bg-surface-1 shadow-card">
      <div className="pass__main">
        <p className="flex items-center gap-2 font-semibold tracking-[-0.02em]">
          <BrandMark />
          <span>{site.name}</span>
        </p>
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-4" aria-hidden="true">
          <Code>{words.you}</Code>
          <PassArt />
          {event.airport && <Code>{event.airport}</Code>}
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-4">
          <Fact term={words.event}>{event.name}</Fact>
          {event.sponsor && <Fact term={words.sponsor}>{event.sponsor}</Fact>}
        </dl>
      </div>
      <dl className="pass__stub">
        <Fact term={words.dates}>
          <Dates event={event} />
        </Fact>
        <Fact term={words.place}>{event.place}</Fact>
        {event.booth && <Fact term={words.booth}>{event.booth}</Fact>}
      </dl>
    </div>
  );
}

function Code({ children }: { children: string }) {
  return (
    <span className="text-[clamp(2rem,1.2rem+2.6vw,3.25rem)] leading-none font-semibold tracking-[-0.03em]">
      {children}
    </span>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="pass__term">{term}</dt>
      <dd className="pass__value">{children}</dd>
    </div>
  );
}

/** The first and the last day, each as a date; or the only one. */
function Dates({ event: { dates, startDate, endDate } }: { event: Event }) {
  const [first, last] = dates.split('-');
  return (
    <>
      <time dateTime={startDate}>{first}</time>
      {last && (
        <>
          -<time dateTime={endDate}>{last}</time>
        </>
      )}
    </>
  );
}
