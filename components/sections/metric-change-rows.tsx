import { FootnoteRef } from '@/components/typography/footnote-ref';
import { changeWords as words } from '@/content/messages/sections';
import type { Change } from '@/lib/content/technologies';
import { Bar } from './bar';

function Moved({
  change,
  source,
  className,
}: Pick<Change, 'source'> & { change: string; className: string }) {
  return (
    <p
      className={`text-(length:--text-h3) leading-[1.25] font-semibold tracking-[-0.015em] whitespace-nowrap ${className}`}
    >
      {change}
      <span className="sr-only">{` ${words.better}`}</span>
      <FootnoteRef source={source} />
    </p>
  );
}

/** Draws the change on a scale from zero to the larger level. */
export function DumbbellRow({ name, definition, levels, source }: Change) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 border-bs border-line py-5 last:border-be wide:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_7.5rem] wide:gap-x-10">
      <div>
        <h3 className="text-h4">{name}</h3>
        <p className="text-sm leading-5.5 text-ink-2">{definition}</p>
      </div>
      <div className="col-span-full row-2 grid items-center gap-x-6 gap-y-1 tablet:grid-cols-[minmax(0,1fr)_9rem] wide:col-auto wide:row-auto">
        <Dumbbell {...levels.bars} />
        <p className="font-mono text-sm leading-5.5 whitespace-nowrap text-ink-2">
          <span className="sr-only">{`${words.from} `}</span>
          {levels.before}
          <span aria-hidden="true"> → </span>
          <span className="sr-only">{` ${words.to} `}</span>
          <b className="font-medium text-ink">{levels.after}</b>
        </p>
      </div>
      <Moved change={levels.change} source={source} className="wide:text-end" />
    </li>
  );
}

function Dumbbell({ before, after }: Change['levels']['bars']) {
  const at = (percent: number) => 8 + Math.round(percent * 3.44);
  return (
    <svg className="fill-none block-auto inline-full" viewBox="0 0 360 20" aria-hidden="true">
      <path className="stroke-line" d="M1 4V16M1 10H359" />
      <path className="stroke-accent stroke-3" d={`M${at(before)} 10H${at(after)}`} />
      <circle className="fill-bg stroke-ink-3 stroke-2" cx={at(before)} cy={10} r={5} />
      <circle className="fill-accent" cx={at(after)} cy={10} r={7} />
    </svg>
  );
}

export function BarPairRow({ name, definition, levels, source }: Change) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-4 border-bs border-line py-6 last:border-be mid:grid-cols-[minmax(0,5fr)_132px_minmax(0,6fr)] mid:items-center">
      <div>
        <h3 className="text-base leading-6 tracking-[-0.005em]">{name}</h3>
        <p className="text-help">{definition}</p>
      </div>
      <Moved change={levels.change} source={source} className="text-accent" />
      <dl className="col-span-full grid gap-1.5 mid:col-auto">
        {(['before', 'after'] as const).map((when) => (
          <div key={when}>
            <dt className="sr-only">{words[when]}</dt>
            <dd
              className={`grid grid-cols-[64px_minmax(0,1fr)] items-center gap-3 font-mono text-xs leading-5 font-medium ${when === 'before' ? 'text-ink-3' : ''}`}
            >
              {levels[when]}
              <Bar when={when} length={levels.bars[when]} className="bg-surface-3 block-2.5" />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
