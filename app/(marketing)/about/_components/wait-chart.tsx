import { cx } from 'class-variance-authority';
import { MockupFrame } from '@/components/sections/mockup-frame';
import { tw } from '@/components/ui/tw';
import type { About } from '@/content/about.schema';

type Wait = NonNullable<About['hero']['wait']>;

/** Minutes between the ticks. */
const TICK = 30;
/** Heights in pixels. */
const BAR = 80;
const INSET = 9;
const ROWS = { held: 32, promised: 176 };
const AXIS = 312;

const readMinutes = (clock: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes + seconds / 60;
};
const formatClock = (at: number) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;

/** Draws to scale how long something was held, and how long somebody waited. The trace below tells it in text. */
export function WaitChart({ wait: { title, state, asked, unit, held, promised, called } }: { wait: Wait }) {
  const [from, promise, call] = [held.from, promised.from, called.at].map(readMinutes) as [
    number,
    number,
    number,
  ];
  const start = Math.min(from, promise);
  const end = Math.max(from + held.raised.minutes, promise + promised.minutes, call);
  const place = (at: number) => `${(100 * (at - start)) / (end - start)}%`;
  const measure = (minutes: number) => `${(100 * minutes) / (end - start)}%`;
  const freed = from + held.minutes;
  const ticks = Array.from(
    { length: Math.floor(end / TICK) - Math.ceil(start / TICK) + 1 },
    (_, index) => (Math.ceil(start / TICK) + index) * TICK,
  );
  return (
    <MockupFrame variant="open" title={title} state={state}>
      <p className="pbs-3 pbe-8 text-h2 font-semibold text-balance">{asked}</p>
      <svg className="overflow-visible text-base" width="100%" height={AXIS + 24} aria-hidden="true">
        {ticks.map((at) => (
          <g key={at}>
            <line
              className="stroke-tint-line stroke-2 [stroke-dasharray:1_7] [stroke-linecap:round]"
              x1={place(at)}
              x2={place(at)}
              y2={AXIS}
            />
            <text
              className="fill-ink-2 label"
              x={place(at)}
              y={AXIS + 20}
              textAnchor={(at - start) / (end - start) < 0.05 ? 'start' : 'middle'}
            >
              {formatClock(at)}
            </text>{' '}
          </g>
        ))}
        <rect
          className="fill-person-soft stroke-person stroke-2 [stroke-dasharray:6_5]"
          x={place(from)}
          y={ROWS.held}
          width={measure(held.raised.minutes)}
          height={BAR}
        />
        <rect
          className="fill-tint-ink"
          x={place(from)}
          y={ROWS.held + INSET}
          width={measure(held.minutes)}
          height={BAR - 2 * INSET}
        />
        <rect
          className="fill-surface-1 stroke-tint-ink stroke-2"
          x={place(promise)}
          y={ROWS.promised}
          width={measure(promised.minutes)}
          height={BAR}
        />
        <line
          className="stroke-person stroke-2"
          x1={place(call)}
          x2={place(call)}
          y1={ROWS.held}
          y2={ROWS.promised + BAR + 12}
        />
        <svg x={place(call)} y={ROWS.promised + BAR / 2} overflow="visible">
          <rect className="rotate-45 fill-person" x={-9} y={-9} width={18} height={18} rx={2} />
        </svg>
        <Words x={place(from)} y={ROWS.held - 10} name={held.label} />
        <Words x={place(freed)} y={ROWS.held - 10} name={held.raised.label} className="fill-person" />
        <Words
          x={place(from)}
          y={ROWS.held + 51}
          inside
          name={`${held.minutes} ${unit}`}
          className="fill-on-accent"
        />
        <Words
          x={place(freed)}
          y={ROWS.held + 51}
          inside
          name={`${held.raised.minutes} ${unit}`}
          className="fill-person stroke-person-soft stroke-[6px] [paint-order:stroke]"
        />
        <Words
          x={place(freed)}
          y={ROWS.held + BAR + 22}
          name={`${held.freed} ${formatClock(Math.floor(freed))}`}
        />
        <Words x={place(promise)} y={ROWS.promised - 10} name={promised.label} />
        <Words x={place(promise)} y={ROWS.promised + 51} inside name={`${promised.minutes} ${unit}`} />
        <Words
          x={place(call)}
          y={ROWS.promised + BAR + 32}
          name={`${called.label} ${formatClock(Math.floor(call))}`}
          className="fill-person"
          anchor="middle"
        />
      </svg>
    </MockupFrame>
  );
}

/** Keeps words readable on lines. */
const outside = tw`stroke-tint stroke-[6px] font-semibold [paint-order:stroke]`;

function Words({
  x,
  y,
  name,
  inside = false,
  className = 'fill-ink',
  anchor = 'start',
}: {
  x: string;
  y: number;
  name: string;
  /** Large, in a bar. */
  inside?: boolean;
  className?: string;
  anchor?: 'start' | 'middle';
}) {
  return (
    <svg x={x} overflow="visible">
      <text
        className={cx(className, inside ? tw`text-h3 font-bold @xl:text-h2` : outside)}
        x={inside ? 14 : 0}
        y={y}
        textAnchor={anchor}
      >
        {name}
      </text>{' '}
    </svg>
  );
}
