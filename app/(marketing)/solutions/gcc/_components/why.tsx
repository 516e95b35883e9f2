import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { tw } from '@/components/ui/tw';
import type { Gcc } from '@/lib/content/solutions';

export function Why({ why }: Pick<Gcc, 'why'>) {
  return (
    <HeadedSection headingId="why" heading={why}>
      <FeatureGrid variant="cards" items={why.items} />
      {why.day.rows.length > 0 && <Day day={why.day} />}
    </HeadedSection>
  );
}

const kinds = { office: tw`fill-line-strong`, shift: tw`fill-accent` };

function Day({ day }: Pick<Gcc['why'], 'day'>) {
  // The last mark is the end of the day, which needs no line.
  const lines = day.marks
    .slice(1)
    .map((_, index) => `M${Math.round((1440 * (index + 1)) / day.marks.length)} 0V12`)
    .join('');
  return (
    <figure className="mbs-[clamp(40px,5vw,64px)] rounded-card border border-line bg-surface-1 px-5 py-6 mid:p-8">
      <figcaption className="mbe-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-h4">{day.title}</h3>
        <p className="text-help">{day.caption}</p>
      </figcaption>
      <dl className="grid gap-3">
        {day.rows.map(({ label, text, from, to, kind }) => (
          <div className="mid:grid mid:grid-cols-[7rem_minmax(0,1fr)] mid:items-center" key={label}>
            <dt className="text-sm leading-5.5 font-semibold">{label}</dt>
            <dd className="grid gap-1 mid:grid-cols-[minmax(0,1fr)_8rem] mid:items-center mid:gap-5">
              <svg
                className="bg-surface-2 block-4 inline-full"
                viewBox="0 0 1440 12"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path
                  className="stroke-line-strong stroke-1 [stroke-opacity:0.5] [vector-effect:non-scaling-stroke]"
                  d={lines}
                />
                <rect className={kinds[kind]} x={from} width={to - from} height={12} />
              </svg>
              <span className="label leading-5 text-ink-3">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      {/* Half the width of five digits, so that the hour is centered under its mark. */}
      <p
        className="mbs-2 grid auto-cols-fr grid-flow-col text-end label leading-5 text-ink-3 mid:ms-[7rem] mid:me-[calc(8rem+20px)]"
        aria-hidden="true"
      >
        {day.marks.map((mark) => (
          <span className="not-last:translate-x-[1.5em]" key={mark}>
            {mark}
          </span>
        ))}
      </p>
    </figure>
  );
}
