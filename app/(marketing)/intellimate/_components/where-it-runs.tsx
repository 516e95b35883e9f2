import { SectionTitle } from '@/components/typography/section-title';
import { MoreLink } from '@/components/ui/more-links';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import type { Intellimate } from '@/content/intellimate.schema';

export function WhereItRuns({ where }: { where: Intellimate['where'] }) {
  const weeks = Math.ceil(Math.max(0, ...where.options.map(({ days: [, most] }) => most)) / 7);
  return (
    <Section
      headingId="where"
      className="border-bs border-line"
      contentClassName="grid gap-x-6 gap-y-10 @xl:grid-cols-12"
    >
      <SectionTitle id="where" heading={where} className="@xl:col-span-full @2xl:col-span-3" />
      <ul className="grid content-start gap-8 @xl:col-span-7 @xl:pe-6 @2xl:col-span-5">
        {where.options.map(({ title, time, text, days }) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-2 @max-3xs:grid-cols-1"
            key={title}
          >
            <h3 className="text-h4">{title}</h3>
            <p className="font-mono text-xs leading-5 font-medium text-ink">{time}</p>
            <Days days={days} scale={weeks * 7} />
            <p className="col-span-full text-ink-2">{text}</p>
          </li>
        ))}
        {where.options.length > 0 && <li className="text-help">{where.scale}</li>}
      </ul>
      <div className="@xl:col-start-8 @xl:-col-end-1 @xl:pbs-1 @2xl:col-start-9 @2xl:-col-end-1">
        {where.needs.length > 0 && (
          <>
            <h3 className="kicker">{where.needsTitle}</h3>
            <ul className="mbs-2 mbe-4">
              {where.needs.map((need) => (
                <li className="border-be border-line py-2.5 font-semibold" key={need}>
                  {need}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="text-ink-2">
          {where.leaving}
          <MoreLink link={where.more} />
        </p>
      </div>
    </Section>
  );
}

const paints = {
  sure: tw`fill-accent`,
  range: tw`fill-accent-muted`,
  rest: tw`fill-surface-3`,
};

function Days({ days: [from, to], scale }: { days: readonly [number, number]; scale: number }) {
  return (
    <svg
      className="col-span-full block-4 inline-full"
      viewBox={`0 0 ${scale * 10} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: scale }, (_, day) => (
        <rect
          className={paints[day < from ? 'sure' : day < to ? 'range' : 'rest']}
          key={day}
          x={day * 10}
          width={8}
          height={12}
        />
      ))}
    </svg>
  );
}
