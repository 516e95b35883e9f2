'use client';

import { cx } from 'class-variance-authority';
import { type ReactNode, useRef } from 'react';
import { Link } from '@/components/ui/link';
import { limitMessages } from '@/content/messages/limit';
import { formatNumber } from '@/content/messages/locale';
import { countReplay, type Replay } from '@/lib/content/replay';
import * as routes from '@/lib/routes';
import { LIMIT_ID } from '@/lib/startup/constants';
import { LimitSlider } from './limit-slider';

/** What the server draws: marks that lead to the definitions of the numbers. */
export interface LimitNotes {
  waiting: ReactNode;
  minutes: ReactNode;
  wrong: ReactNode;
}

/** Shows what another limit would have changed in the weekend. `children` is a drawing above the slider. */
export function LimitControl({
  replay,
  limit,
  notes,
  price,
  className,
  onChoose,
  children,
}: {
  replay: Replay;
  limit: number;
  notes: LimitNotes;
  price: { text: string; link: string };
  className?: string;
  onChoose: (limit: number) => void;
  children?: ReactNode;
}) {
  const slider = useRef<HTMLInputElement>(null);
  const { limit: usual, minutesEach } = replay;
  const { waiting, minutes, wrong, cost } = countReplay(replay, limit);
  return (
    <div className={cx('@container scroll-mt-24', className)} id={LIMIT_ID}>
      <div className="grid gap-x-14 gap-y-6 @lg:grid-cols-2">
        <div>
          <p className="flex flex-wrap items-baseline gap-x-2.5 text-lg">
            <label htmlFor="refund-limit">{limitMessages.label}</label>{' '}
            <b className="text-h3 tabular">{limitMessages.dollars(limit)}</b>
          </p>
          {children}
          <LimitSlider ref={slider} replay={replay} limit={limit} waiting={waiting} onChoose={onChoose} />
        </div>
        <div>
          <dl className="grid gap-x-6 gap-y-4 @2xs:grid-cols-3">
            <Count name={limitMessages.waiting(waiting)} value={formatNumber(waiting)} note={notes.waiting} />
            <Count
              name={limitMessages.minutes(minutesEach)}
              value={formatNumber(minutes)}
              unit={limitMessages.minutesUnit}
              note={notes.minutes}
            />
            <Count name={limitMessages.wrong(wrong, cost)} value={formatNumber(wrong)} note={notes.wrong} />
          </dl>
          <p
            className={cx(
              'mbs-3 flex flex-wrap items-center gap-x-4 text-sm print:hidden',
              limit === usual && 'invisible',
            )}
            data-scripted
          >
            <button
              className="min-block-11"
              type="button"
              onClick={() => {
                onChoose(usual);
                slider.current?.focus();
              }}
            >
              <span className="link">{limitMessages.undo(usual)}</span>
            </button>{' '}
            <span className="text-pretty text-ink-2">{limitMessages.send(limit)}</span>
          </p>
          <p className="text-help text-pretty text-ink-2">
            {limitMessages.replayed} {price.text}{' '}
            <Link className="link" href={routes.pricing}>
              {price.link}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}

function Count({ name, value, unit, note }: { name: string; value: string; unit?: string; note: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] content-start items-baseline gap-x-3 gap-y-1 @2xs:grid-cols-1">
      <dt className="text-sm leading-5 text-pretty text-ink-2">
        {name}
        {note}
      </dt>
      <dd className="order-first text-metric tabular">
        {value}
        {unit && <span className="text-h4"> {unit}</span>}
      </dd>
    </div>
  );
}
