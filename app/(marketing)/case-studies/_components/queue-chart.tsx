import { StretchedSvg } from '@/components/illustrations/stretched-svg';
import { ColorKey } from '@/components/typography/color-key';
import type { CaseStudy } from '@/content/case-studies/schema';

type Queue = NonNullable<CaseStudy['queue']>;

/** Height of the drawing in its own units. */
const TOP = 100;

/** Draws how long a queue was through one night, before and after. */
export function QueueChart({ queue: { title, names, before, after, hours, caption } }: { queue: Queue }) {
  const most = Math.max(...before, ...after);
  const last = before.length - 1;
  const draw = (levels: readonly number[]) =>
    levels.map((level, hour) => `L${hour} ${(TOP - (TOP * level) / most).toFixed(1)}`).join('');
  const close = (levels: readonly number[]) => `M0 ${TOP}${draw(levels)}L${last} ${TOP}z`;
  return (
    <figure className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-semibold">{title}</p>
        <ColorKey
          names={[
            ['before', names.before],
            ['after', names.after],
          ]}
        />
      </div>
      <div className="grid gap-1.5">
        <StretchedSvg className="border-be border-line-strong block-44" size={[last, TOP]}>
          <path
            className="fill-line-strong stroke-line-strong stroke-2"
            fillOpacity={0.25}
            d={close(before)}
          />
          <path className="fill-accent stroke-accent stroke-2" fillOpacity={0.25} d={close(after)} />
        </StretchedSvg>
        <p className="flex justify-between label text-ink-3" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{`${hour} `}</span>
          ))}
        </p>
      </div>
      <figcaption className="text-sm leading-5.5 text-ink-2">{caption}</figcaption>
    </figure>
  );
}
