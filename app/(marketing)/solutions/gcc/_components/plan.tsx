import { cx } from 'class-variance-authority';
import { MockupFrame } from '@/components/sections/mockup-frame';
import { Stop } from '@/components/sections/mockup-parts';
import { tw } from '@/components/ui/tw';
import type { Gcc } from '@/content/solutions/schema';

/** Draws the four services on a ruler of months; a person decides before the others begin. */
export function Plan({ plan }: Pick<Gcc, 'plan'>) {
  const months = plan.people.length;
  const percent = (month: number) => `${(100 * month) / months}%`;
  const ruler = (
    <>
      {plan.people.map((_, month) => (
        <line className="stroke-tint-line" x1={percent(month)} x2={percent(month)} y2="100%" key={month} />
      ))}
      <line
        className="stroke-person stroke-[1.5] [stroke-dasharray:2_4]"
        x1={percent(plan.gate)}
        x2={percent(plan.gate)}
        y2="100%"
      />
    </>
  );
  const most = Math.max(...plan.people);
  const row = tw`relative grid grid-cols-[9.5rem_minmax(0,1fr)] items-center @max-xs:block`;
  const name = tw`@max-xs:absolute @max-xs:inset-bs-1 @max-xs:z-1`;
  return (
    <MockupFrame variant="open" title={plan.title} state={plan.state} caption={plan.caption}>
      <div className="pbs-2.5">
        <p className={cx(row, 'label leading-5 text-ink-3')}>
          <span>{plan.unit}</span>{' '}
          <span className="grid auto-cols-fr grid-flow-col text-center" aria-hidden="true">
            {plan.people.map((_, month) => (
              <span
                className="whitespace-nowrap @max-3xs:not-first:not-last:invisible @max-3xs:last:justify-self-end"
                key={month}
              >
                {`${month + 1} `}
              </span>
            ))}
          </span>
        </p>
        <ol className="text-sm leading-5.5 font-medium">
          {plan.rows.map(({ title, when, from, to }, index) => (
            <li className={row} key={title}>
              <p className={name}>
                <span className="bg-tint pe-1.5">{title}</span>
                <span className="sr-only">{`, ${when}`}</span>
              </p>
              <svg
                className="overflow-visible block-12 inline-full @max-xs:block-[3.5rem]"
                aria-hidden="true"
              >
                {ruler}
                <g className="@max-xs:[translate:0_0.625rem]">
                  <rect
                    className={index === 0 ? 'fill-line-strong' : 'fill-accent'}
                    x={percent(from)}
                    width={percent(to - from)}
                    y="50%"
                    height={16}
                    rx={3}
                    transform="translate(0 -8)"
                  />
                  {index === 0 && (
                    <svg className="overflow-visible" x={percent(plan.gate)} y="50%">
                      <path
                        className="fill-person stroke-tint stroke-3 [paint-order:stroke]"
                        d="M0 -10L10 0L0 10L-10 0Z"
                      />
                    </svg>
                  )}
                </g>
              </svg>
            </li>
          ))}
        </ol>
        <div className={cx('border-bs border-line text-sm leading-5.5 font-medium', row)}>
          <p className={name}>
            <span className="flex items-baseline gap-2 bg-tint pe-1.5">
              {plan.label} <strong className="text-h4">{most}</strong>
            </span>
          </p>
          <svg className="block-[4.5rem] inline-full" aria-hidden="true">
            {ruler}
            {plan.people.map((count, month) => (
              <rect
                className="fill-accent"
                x={percent(month + 0.12)}
                y={`${100 - (82 * count) / most}%`}
                width={percent(0.76)}
                height={`${(82 * count) / most}%`}
                key={month}
              />
            ))}
          </svg>
        </div>
      </div>
      <Stop variant="open" {...plan.stop} />
    </MockupFrame>
  );
}
