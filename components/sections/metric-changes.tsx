import { ColorKey } from '@/components/typography/color-key';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { tw } from '@/components/ui/tw';
import { changeWords as words } from '@/content/messages/sections';
import type { Source } from '@/lib/content/figures';
import type { KeyMetric } from '@/lib/content/products';
import type { Change } from '@/lib/content/technologies';
import { Bar } from './bar';
import { ResultRow } from './result-row';

interface Result {
  label: string;
  change: string;
  before: string;
  after: string;
  source: Source;
}

type Props = { className?: string } & (
  | { variant: 'bars'; items: readonly KeyMetric[] }
  /** Rows, each with its definition and both levels. */
  | { variant: 'pair'; items: readonly Change[] }
  /** Columns without a drawing. */
  | { variant: 'words'; items: readonly Result[] }
);

const lists = {
  bars: tw`grid grid-cols-2 gap-x-5 border-bs border-line tablet:gap-x-12 wide:grid-cols-4 wide:gap-x-0 desk:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))] tiny:grid-cols-1`,
  pair: '',
  words: tw`grid grid-cols-2 gap-x-6 gap-y-8 border-bs border-line pbs-7 wide:grid-cols-4 tiny:grid-cols-1`,
};

export function MetricChanges({ className = '', ...changes }: Props) {
  return (
    <div className={className}>
      {changes.variant === 'pair' && (
        // Above the column of bars.
        <ColorKey className="mbe-4 mid:ps-[calc((100%-180px)*5/11+180px)]" />
      )}
      <ul className={lists[changes.variant]}>{rowsOf(changes)}</ul>
    </div>
  );
}

function rowsOf(changes: Props) {
  switch (changes.variant) {
    case 'bars':
      return changes.items.map((metric) => <Column key={metric.metric} {...metric} />);
    case 'pair':
      return changes.items.map(({ name, definition, levels, source }) => (
        <ResultRow
          key={name}
          {...{ name, definition, levels }}
          value={
            <>
              {levels.change}
              <FootnoteRef source={source} />
            </>
          }
          isBetter
        />
      ));
    case 'words':
      return changes.items.map((result) => <Words key={result.label} {...result} />);
    default:
      return changes satisfies never;
  }
}

const arrows = { up: 'M6 10.5v-9M2.5 5 6 1.5 9.5 5', down: 'M6 1.5v9M2.5 7 6 10.5 9.5 7' } as const;

/** Neighbors share their rows, so a name of two lines does not misalign the bars. */
const neighbors = tw`group row-span-4 grid grid-rows-subgrid gap-3`;
const cellRules = tw`border-be border-line py-6 nth-last-[-n+2]:border-be-0 nth-last-[-n+2]:pbe-0 wide:border-be-0 wide:px-6 wide:pbs-8 wide:pbe-0 wide:not-first:border-s wide:first:ps-0 wide:last:pe-0`;

/** Shows the change on a full track where levels are unknown. */
function Column({ metric, value, improvement: way, description, levels, source }: KeyMetric) {
  const bars = levels?.bars ?? { before: 100, after: Number.parseFloat(value) };
  return (
    <li className={`${neighbors} ${cellRules}`}>
      <h3 className="text-base leading-6 tracking-[-0.005em]">{metric}</h3>
      <p className="self-end text-change whitespace-nowrap desk:group-first:text-[clamp(5rem,8vw,7.5rem)]">
        <svg
          className="me-[0.08em] inline-block size-[0.56em] fill-none stroke-accent stroke-[1.5] align-[0.04em] [stroke-linecap:round] [stroke-linejoin:round]"
          viewBox="0 0 12 12"
          aria-hidden="true"
        >
          <path d={arrows[way]} />
        </svg>
        {value}
        <span className="sr-only">{` ${words.ways[way]}`}</span>
        {source && <FootnoteRef source={source} variant="metric" />}
      </p>
      <div className="grid gap-1">
        <Bar when="before" length={bars.before} />
        <Bar when="after" length={bars.after} />
      </div>
      <p className="text-sm leading-5.5 font-normal text-ink-2">{description}</p>
    </li>
  );
}

function Words({ label, change, before, after, source }: Result) {
  return (
    <li>
      <p className="text-metric tracking-[-0.02em] whitespace-nowrap">
        {change}
        <span className="sr-only">{` (${words.better})`}</span>
        <FootnoteRef source={source} />
      </p>
      <p className="mbs-2.5 font-semibold">{label}</p>
      <p className="text-ink-2">{words.fromTo(before, after)}</p>
    </li>
  );
}
