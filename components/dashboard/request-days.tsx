import { tw } from '@/components/ui/tw';
import { requestChartWords as words } from '@/content/words/dashboard';
import { listHref, parseListQuery } from '@/lib/dashboard/list-query';
import { axisStep, RECENT_DAYS, type RecentRequests } from '@/lib/dashboard/recent-requests';
import { bar, dayName, number, thin } from './figure-parts';

const HEIGHT = 132;
const SLOT = 30;
const BAR = 16;
const WIDTH = RECENT_DAYS * SLOT;

const axis = tw`flex justify-between label leading-4 text-ink-3`;

/** The list of a day, as the days of the chart are counted, and of a source. */
export const dayHref = (day: string) => listHref(parseListQuery({ from: day, to: day }));

type Day = RecentRequests['days'][number];

/** Requests by day: a bar each, which leads to its list. */
export function Days({ days, busiest, total }: { days: Day[]; busiest: Day; total: number }) {
  const step = axisStep(busiest.requests);
  const marks = [3, 2, 1, 0].map((mark) => mark * step);
  const says = words.says(total, RECENT_DAYS, busiest.requests, dayName(busiest.day));
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 px-6 pbs-5 pbe-4 wide:pbs-6 wide:pbe-5">
      <div className={`${axis} -my-2 flex-col text-end`} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{number.format(mark)}</span>
        ))}
      </div>
      <svg
        className="overflow-visible block-33 inline-full"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="group"
        aria-label={says}
      >
        <path
          className={`${thin} fill-none stroke-line`}
          d={[0, 1, 2].map((line) => `M0 ${(line * HEIGHT) / 3}H${WIDTH}`).join('')}
        />
        {days.map(({ day, requests }, index) => {
          const height = requests > 0 ? Math.max(3, (requests / (3 * step)) * HEIGHT) : 3;
          const drawn = (
            <rect
              key={day}
              className={requests > 0 ? `${bar} group-hover/day:opacity-70` : 'fill-line'}
              x={index * SLOT + (SLOT - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          );
          if (requests === 0) return drawn;
          return (
            <a
              key={day}
              className="group/day"
              href={dayHref(day)}
              aria-label={words.bar(dayName(day), requests)}
            >
              {/* The whole height can be pressed. */}
              <rect className="fill-transparent" x={index * SLOT} width={SLOT} height={HEIGHT} />
              {drawn}
            </a>
          );
        })}
        <path className={`${thin} stroke-line-strong`} d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      <div className={`${axis} col-2`} aria-hidden="true">
        {[0, 7, 14, 21, 29].map((index) => (
          <span key={index}>{dayName(days[index]?.day ?? '')}</span>
        ))}
      </div>
    </div>
  );
}
