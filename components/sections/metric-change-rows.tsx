import { FootnoteRef } from '@/components/typography/footnote-ref';
import { tw } from '@/components/ui/tw';
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

const swatches = { before: tw`before:bg-line-strong`, after: tw`before:bg-accent` };

/** Names the colors of the bars, above their column. */
export function BarKey() {
  return (
    <p className="mbe-4 flex flex-wrap gap-x-5 text-xs leading-5 font-normal text-ink-2 mid:ps-[calc((100%-132px-48px)*5/11+132px+48px)]">
      {(['before', 'after'] as const).map((when) => (
        <span
          className={`flex items-center gap-2 before:size-2.5 before:rounded-[2px] ${swatches[when]}`}
          key={when}
        >
          {words[when]}
        </span>
      ))}
    </p>
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
