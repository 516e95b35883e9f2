import { cx } from 'class-variance-authority';
import { drawDots } from '@/components/illustrations/draw-dots';
import { sectionMessages } from '@/content/messages/sections';
import type { Gcc } from '@/content/solutions/schema';

/** People side by side in a month's column. */
const lanes = 5;

/** Draws each person who works in the center, month by month, and where a person decides whether it is built. */
export function Plan({ plan: { people, label, unit, gate, stop, title, caption } }: Pick<Gcc, 'plan'>) {
  const last = people.length - 1;
  return (
    <figure className="relative grid gap-4">
      <ol className="grid auto-cols-fr grid-flow-col items-end gap-x-1.5 @xl:gap-x-3">
        {people.map((count, month) => (
          <li className="relative grid" key={month}>
            <p
              className={cx(
                'justify-self-end whitespace-nowrap tabular',
                month === last
                  ? 'mbe-3 text-metric text-accent @xl:text-display @xl:leading-none'
                  : 'mbe-1 label @max-2xs:sr-only @xl:justify-self-start',
                count === 0 && 'sr-only',
              )}
            >
              {count}
              <span className="sr-only">{` ${label}, ${unit} `}</span>
            </p>
            <People count={count} />
            {Math.floor(gate) === month && <Gate at={gate - month} />}
            <p className="mbs-1.5 border-bs-2 border-accent pbs-1.5 label text-ink-2">{`${month + 1} `}</p>
          </li>
        ))}
      </ol>
      <p className="flex items-baseline gap-x-2.5 leading-6 @2xl:absolute @2xl:inset-s-[18%] @2xl:inset-be-46 @2xl:inline-50">
        <span className="marker-person @2xl:hidden" aria-hidden="true" />
        <span>
          <b className="font-bold">{stop.who}</b> {stop.text}{' '}
          <span className="block label leading-6 text-person">{stop.left}</span>
        </span>
      </p>
      <figcaption className="text-help">
        <b className="label font-medium">{`${sectionMessages.illustrative}.`}</b> {title} {caption}
      </figcaption>
    </figure>
  );
}

function People({ count }: { count: number }) {
  const rows = Math.ceil(count / lanes);
  if (rows === 0) return null;
  return (
    <svg
      className="fill-none stroke-accent inline-full"
      viewBox={`-0.5 ${0.5 - rows} ${lanes} ${rows}`}
      strokeWidth={0.78}
      strokeLinecap="round"
      strokeDasharray="0.001 0.999"
      aria-hidden="true"
    >
      <path d={drawDots({ to: count, lanes, isUpright: true })} />
    </svg>
  );
}

/** @param at In parts of the month. */
function Gate({ at }: { at: number }) {
  return (
    <svg className="overflow-visible block-16 inline-full @2xl:block-44" aria-hidden="true">
      <svg className="overflow-visible" x={`${at * 100}%`}>
        <path className="fill-person" d="M0 -9L9 0L0 9L-9 0Z" />
      </svg>
      <line
        className="stroke-person stroke-2 [stroke-dasharray:2_5]"
        x1={`${at * 100}%`}
        x2={`${at * 100}%`}
        y1={14}
        y2="100%"
      />
    </svg>
  );
}
