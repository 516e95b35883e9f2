import { cx } from 'class-variance-authority';
import { BarPair } from '@/components/sections/bar-pair';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { tw } from '@/components/ui/tw';
import { productPage } from '@/content/messages/products';
import { changeMessages } from '@/content/messages/sections';
import type { KeyMetric } from '@/content/products/key-metric.schema';

export function KeyMetrics({ metrics }: { metrics: readonly KeyMetric[] }) {
  return (
    <>
      <h3 className="mbe-4 text-h4">{productPage.keyMetrics}</h3>
      <ul className="grid grid-cols-2 gap-x-5 border-bs border-line @max-3xs:grid-cols-1 @md:gap-x-12 @xl:grid-cols-4 @xl:gap-x-0 @2xl:grid-cols-[2fr_1fr_1fr_1fr]">
        {metrics.map((metric) => (
          <KeyMetricColumn key={metric.metric} {...metric} />
        ))}
      </ul>
    </>
  );
}

const arrows = { up: 'M6 10.5v-9M2.5 5 6 1.5 9.5 5', down: 'M6 1.5v9M2.5 7 6 10.5 9.5 7' } as const;

/** Neighbors share their rows, so a name of two lines does not misalign the bars. */
const neighbors = tw`group row-span-4 grid grid-rows-subgrid gap-3`;
const cellRules = tw`border-line py-6 nth-last-[-n+2]:pbe-0 @max-xl:not-nth-last-[-n+2]:border-be @xl:px-6 @xl:pbs-8 @xl:pbe-0 @xl:not-first:border-s @xl:first:ps-0 @xl:last:pe-0`;

/** Shows the change on a full track where levels are unknown. */
function KeyMetricColumn({ metric, value, improvement: way, description, levels, source }: KeyMetric) {
  const bars = levels?.bars ?? { before: 100, after: Number.parseFloat(value) };
  return (
    <li className={cx(neighbors, cellRules)}>
      <h4 className="text-base leading-6">{metric}</h4>
      <p className="self-end text-change whitespace-nowrap @max-2xs:text-metric @2xl:group-first:text-[clamp(5rem,8vw,7.5rem)]">
        <svg
          className="me-[0.08em] inline-block size-[0.56em] fill-none stroke-accent align-[0.04em]"
          viewBox="0 0 12 12"
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={arrows[way]} />
        </svg>
        {value}
        <span className="sr-only">{` ${changeMessages.ways[way]}`}</span>
        {source && <FootnoteRef source={source} variant="metric" />}
      </p>
      <BarPair bars={bars} className="bg-surface-3 block-2" />
      <p className="text-sm leading-5.5 font-normal text-ink-2">{description}</p>
    </li>
  );
}
