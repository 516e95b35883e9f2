import { ColorKey } from '@/components/typography/color-key';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { SectionLead } from '@/components/typography/section-head';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import type { Gcc } from '@/content/solutions/schema';

export function Why({ why }: Pick<Gcc, 'why'>) {
  return (
    <Section headingId="why" contentClassName="grid gap-x-6 gap-y-8 @xl:grid-cols-12">
      <div className="grid content-start gap-4 @xl:col-span-4">
        <SectionTitle id="why" heading={why} />
        <SectionLead>{why.lead}</SectionLead>
      </div>
      <ul className="grid gap-x-10 gap-y-8 @md:grid-cols-2 @xl:col-span-8">
        {why.items.map(({ title, text }) => (
          <li className="grid content-start gap-2" key={title}>
            <h3 className="text-h3">
              <NoBreakHyphens text={title} />
            </h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      {why.day.rows.length > 0 && <Day day={why.day} />}
    </Section>
  );
}

const fills = { shift: tw`fill-accent`, office: tw`fill-line-strong` };

type Row = Gcc['why']['day']['rows'][number];

/** Returns the part of each shift that lies within the office hours. */
const cover = ({ from, to }: Row, shifts: readonly Row[]) =>
  shifts
    .map((shift) => ({ label: shift.label, from: Math.max(from, shift.from), to: Math.min(to, shift.to) }))
    .filter((part) => part.from < part.to);

function Day({ day }: Pick<Gcc['why'], 'day'>) {
  const shifts = day.rows.filter(({ kind }) => kind === 'shift');
  // The last mark is the end of the day, which needs no line.
  const lines = day.marks
    .slice(1)
    .map((_, index) => `M${Math.round((1440 * (index + 1)) / day.marks.length)} 0V12`)
    .join('');
  return (
    <figure className="mbs-8 rounded-card border border-line bg-surface-1 px-5 py-6 @lg:p-8 @xl:col-span-full">
      <figcaption className="mbe-5 grid gap-x-6 gap-y-1 @lg:grid-cols-[minmax(0,1fr)_auto] @lg:items-baseline">
        <h3 className="text-h4">{day.title}</h3>
        <p className="text-help">{day.caption}</p>
        <ColorKey
          names={[
            ['after', day.key.shift],
            ['part', day.key.shared],
            ['before', day.key.office],
          ]}
          className="mbs-2"
        />
      </figcaption>
      <dl className="grid gap-3 @lg:gap-0">
        {day.rows.map((row) => (
          <div
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 @lg:grid-cols-[5.75rem_minmax(0,1fr)_8rem]"
            key={row.label}
          >
            <dt className="text-sm leading-5.5 font-semibold">{row.label}</dt>
            <dd className="label leading-5 text-ink-3 @lg:order-last">{row.text}</dd>
            <dd className="col-span-full @lg:col-auto" aria-hidden="true">
              <svg
                className="bg-surface-2 block-4 inline-full @lg:block-9"
                viewBox="0 0 1440 12"
                preserveAspectRatio="none"
              >
                <path
                  className="stroke-line-strong stroke-1 [stroke-opacity:0.5] [vector-effect:non-scaling-stroke]"
                  d={lines}
                />
                {row.kind === 'office' &&
                  shifts.map((shift) => (
                    <rect
                      className="fill-accent [fill-opacity:0.1]"
                      x={shift.from}
                      width={shift.to - shift.from}
                      height={12}
                      key={shift.label}
                    />
                  ))}
                <rect className={fills[row.kind]} x={row.from} y={2} width={row.to - row.from} height={8} />
                {row.kind === 'office' &&
                  cover(row, shifts).map(({ label, from, to }) => (
                    <rect
                      className="fill-accent-muted"
                      x={from}
                      y={2}
                      width={to - from}
                      height={8}
                      key={label}
                    />
                  ))}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p
        className="mbs-2 grid auto-cols-fr grid-flow-col text-end label leading-5 text-ink-3 @lg:ms-[7rem] @lg:me-[calc(8rem+20px)]"
        aria-hidden="true"
      >
        {day.marks.map((mark) => (
          <span key={mark}>{`${mark} `}</span>
        ))}
      </p>
    </figure>
  );
}
