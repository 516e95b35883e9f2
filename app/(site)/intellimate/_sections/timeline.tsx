import { HeadedSection } from '@/components/sections/headed-section';
import { MoreLink } from '@/components/ui/more-links';
import { tw } from '@/components/ui/tw';
import type { Platform } from '@/lib/content/platform';

type Plan = NonNullable<Platform['timeline']>;

/** Words at the left, and weeks at the right. */
const row = tw`grid gap-x-12 mid:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]`;
const paints = {
  sure: tw`fill-accent`,
  range: tw`fill-[color-mix(in_oklab,var(--color-accent)_45%,var(--color-surface-3))]`,
};

/** Every span that the site names, on one scale of weeks. */
export function Timeline({ timeline }: { timeline: Plan }) {
  const { scale, spans, caption } = timeline;
  return (
    <HeadedSection id="timeline" label="timeline-title" words={timeline} tone="band">
      <ul className="border-bs border-line">
        {spans.map(({ title: name, when, weeks, least, text, person, more }) => (
          <li className={`gap-y-3 border-be border-line py-5 ${row}`} key={name}>
            <div>
              <h3 className="text-h4">{name}</h3>
              <p className="text-ink-2">
                {text}
                <MoreLink link={more} />
              </p>
            </div>
            <div className="grid content-center gap-2">
              <Span weeks={weeks} least={least} person={person} of={scale.weeks} />
              <p className="mono text-ink">{when}</p>
            </div>
          </li>
        ))}
        <li className={`pbs-3 ${row}`} aria-hidden="true">
          <Weeks {...scale} />
        </li>
      </ul>
      <p className="mbs-6 help">{caption}</p>
    </HeadedSection>
  );
}

/** How far into the scale a week has ended. */
const share = (week: number, weeks: number) => `${((100 * week) / weeks).toFixed(2)}%`;

/** The weeks of a span: as far as they are sure, and as far as they may reach; a diamond where a person ends it. */
function Span({
  weeks: [from, to],
  least = to,
  person,
  of: all,
}: Pick<Plan['spans'][number], 'weeks' | 'least' | 'person'> & { of: number }) {
  const begin = share(from - 1, all);
  const length = (until: number) => share(until - from + 1, all);
  return (
    <svg className="overflow-visible block-5 inline-full" aria-hidden="true">
      <rect className="fill-surface-3" y={6} width="100%" height={8} />
      <rect className={paints.range} x={begin} y={2} width={length(to)} height={16} />
      <rect className={paints.sure} x={begin} y={2} width={length(least)} height={16} />
      {person && (
        <svg className="overflow-visible" x={share(to, all)}>
          <path
            className="fill-human stroke-band stroke-4 [paint-order:stroke]"
            d="M0 0l10 10-10 10-10-10z"
          />
        </svg>
      )}
    </svg>
  );
}

/** The numbers under the scale. */
function Weeks({ weeks, marks, unit }: Plan['scale']) {
  return (
    <svg className="mono fill-ink-3 block-4 inline-full mid:col-2" aria-hidden="true">
      <text y={12}>{unit}</text>
      {marks.map((week) => (
        <text key={week} x={share(week, weeks)} y={12} textAnchor={week < weeks ? 'middle' : 'end'}>
          {week}
        </text>
      ))}
    </svg>
  );
}
