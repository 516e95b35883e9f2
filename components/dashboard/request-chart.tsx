import { Icon } from '@/components/ui/icon';
import { chartMessages } from '@/content/messages/dashboard';
import { dayOfMonth } from '@/content/schema/days';
import { getListHref, parseListQuery } from '@/lib/dashboard/list-query';

const HEIGHT = 96;
const SLOT = 30;
const BAR = 18;

const formatDay = (day: string) => dayOfMonth.format(new Date(day));

/** A chart of the last days, closed at first. Each bar leads to the requests of its day. */
export function RequestChart({ days, zone }: { days: { day: string; requests: number }[]; zone: string }) {
  const total = days.reduce((sum, { requests }) => sum + requests, 0);
  const most = Math.max(1, ...days.map(({ requests }) => requests));
  if (total === 0) return null;
  return (
    <details className="group mbe-4">
      <summary className="inline-flex cursor-pointer list-none items-center gap-2 text-sm leading-5 text-ink-2 min-block-11 marker:hidden">
        <Icon name="chevron" size={16} className="-rotate-90 eased-turn group-open:rotate-none" />
        {chartMessages.summary(days.length, total)}
      </summary>
      <figure className="rounded-card border border-line bg-surface-1 px-6 py-5">
        <svg
          className="block-25 inline-full"
          viewBox={`0 0 ${days.length * SLOT} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="group"
          aria-label={chartMessages.label(days.length)}
        >
          {days.map(({ day, requests }, index) => {
            const height = requests > 0 ? Math.max(3, (requests / most) * HEIGHT) : 2;
            const bar = (
              <rect
                key={day}
                className={requests > 0 ? 'fill-accent forced-colors:fill-[CanvasText]' : 'fill-line'}
                x={index * SLOT + (SLOT - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
              />
            );
            if (requests === 0) return bar;
            return (
              <a
                key={day}
                className="hover:opacity-70"
                href={getListHref(parseListQuery({ from: day, to: day }))}
                aria-label={chartMessages.bar(formatDay(day), requests)}
              >
                {/* Makes the whole height a target. */}
                <rect className="fill-transparent" x={index * SLOT} width={SLOT} height={HEIGHT} />
                {bar}
              </a>
            );
          })}
        </svg>
        <figcaption className="mbs-2 flex flex-wrap justify-between gap-x-6 text-xs leading-5 text-ink-3">
          <span>{formatDay(days[0]?.day ?? '')}</span>{' '}
          <span className="@max-md:order-1 @max-md:basis-full">{chartMessages.note(zone)}</span>{' '}
          <span>{formatDay(days.at(-1)?.day ?? '')}</span>
        </figcaption>
      </figure>
    </details>
  );
}
