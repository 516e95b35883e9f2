import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/illustrations/brand-mark';
import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { boardingPassMessages } from '@/content/messages/pages';
import type { Event } from '@/content/event.schema';
import { site } from '@/content/site';
import { tw } from '@/components/ui/tw';

const dateValue = tw`text-(length:--text-h4) leading-8 tracking-tight`;
/** Facts are larger beside the pass, and the booth is the largest. */
const facts = {
  main: { term: tw`text-ink-3`, value: tw`text-base leading-6` },
  side: { term: tw`text-tint-ink`, value: dateValue },
  booth: {
    term: tw`text-tint-ink`,
    value: cx(
      dateValue,
      '@xs:text-(length:--text-h1) @xs:leading-none @xs:tracking-tightest @xs:wrap-anywhere',
    ),
  },
};

export function BoardingPass({ event }: { event: Event }) {
  return (
    <div className="@container">
      <div className="grid overflow-hidden rounded-card border border-line bg-surface-1 shadow-card @xs:grid-cols-[minmax(0,1fr)_11.75rem]">
        <div className="grid gap-7 p-6 @xs:gap-10 @xs:p-8">
          <p className="flex items-center gap-2 font-bold tracking-tighter">
            <BrandMark />
            <span>{site.name}</span>
          </p>
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4" aria-hidden="true">
            <Code>{boardingPassMessages.you}</Code>{' '}
            <Illustration svg={readDrawing('boarding-arc')} className="art-on-surface-1" />
            {event.airport && <Code>{event.airport}</Code>}
          </div>
          <dl className="flex flex-wrap gap-x-7 gap-y-4">
            <Fact term={boardingPassMessages.event}>{event.name}</Fact>
            {event.sponsor && <Fact term={boardingPassMessages.sponsor}>{event.sponsor}</Fact>}
          </dl>
        </div>
        <dl className="flex flex-wrap justify-between gap-4 border-bs-2 border-dashed border-line bg-surface-2 p-6 @xs:flex-col @xs:border-s-2 @xs:border-bs-0 @xs:px-7 @xs:py-8">
          <Fact variant="side" term={boardingPassMessages.dates}>
            <Dates event={event} />
          </Fact>
          <Fact variant="side" term={boardingPassMessages.place}>
            {event.place}
          </Fact>
          {event.booth && (
            <Fact variant="booth" term={boardingPassMessages.booth}>
              {event.booth}
            </Fact>
          )}
        </dl>
      </div>
    </div>
  );
}

function Code({ children }: { children: string }) {
  return (
    <span className="text-[clamp(2rem,1.2rem+2.6vw,3.25rem)] leading-none font-bold tracking-tightest">
      {children}
    </span>
  );
}

function Fact({
  variant = 'main',
  term,
  children,
}: {
  variant?: keyof typeof facts;
  term: string;
  children: ReactNode;
}) {
  return (
    <div>
      <dt className={cx('label leading-4', facts[variant].term)}>{term}</dt>
      <dd className={cx('font-bold', facts[variant].value)}>{children}</dd>
    </div>
  );
}

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
