import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/illustrations/brand-mark';
import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { boardingPassMessages } from '@/content/messages/pages';
import type { Event } from '@/content/event.schema';
import { site } from '@/content/site';
import { tw } from '@/components/ui/tw';

const stubValue = tw`text-(length:--text-h4) leading-[2rem] tracking-[-0.015em]`;
/** Facts are larger on the stub, and the booth is the largest. */
const facts = {
  main: { term: tw`text-ink-3`, value: tw`text-md leading-6` },
  stub: { term: tw`text-tint-ink`, value: stubValue },
  booth: {
    term: tw`text-tint-ink`,
    value: cx(
      stubValue,
      'pass-wide:text-(length:--text-h1) pass-wide:leading-none pass-wide:tracking-[-0.04em] pass-wide:wrap-anywhere',
    ),
  },
};

export function BoardingPass({ event }: { event: Event }) {
  return (
    <div className="grid overflow-hidden rounded-card border border-line bg-surface-1 shadow-card pass-wide:grid-cols-[minmax(0,1fr)_11.75rem]">
      <div className="grid gap-7 p-6 pass-wide:gap-10 pass-wide:p-8">
        <p className="flex items-center gap-2 font-bold tracking-[-0.02em]">
          <BrandMark />
          <span>{site.name}</span>
        </p>
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4" aria-hidden="true">
          <Code>{boardingPassMessages.you}</Code>{' '}
          <Illustration svg={readDrawing('boarding-arc')} className="[--art-ground:var(--color-surface-1)]" />
          {event.airport && <Code>{event.airport}</Code>}
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-4">
          <Fact term={boardingPassMessages.event}>{event.name}</Fact>
          {event.sponsor && <Fact term={boardingPassMessages.sponsor}>{event.sponsor}</Fact>}
        </dl>
      </div>
      <dl className="flex flex-wrap justify-between gap-4 border-bs-2 border-dashed border-line bg-surface-2 p-6 pass-wide:flex-col pass-wide:border-s-2 pass-wide:border-bs-0 pass-wide:px-7 pass-wide:py-8">
        <Fact variant="stub" term={boardingPassMessages.dates}>
          <Dates event={event} />
        </Fact>
        <Fact variant="stub" term={boardingPassMessages.place}>
          {event.place}
        </Fact>
        {event.booth && (
          <Fact variant="booth" term={boardingPassMessages.booth}>
            {event.booth}
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Code({ children }: { children: string }) {
  return (
    <span className="text-[clamp(2rem,1.2rem+2.6vw,3.25rem)] leading-none font-bold tracking-[-0.03em]">
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
