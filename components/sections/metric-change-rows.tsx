import { FootnoteRef } from '@/components/typography/footnote-ref';
import { changeWords as words } from '@/content/messages/sections';
import type { Change } from '@/lib/content/technologies';
import { Bar } from './bar';

export function BarPairRow({ name, definition, levels, source }: Change) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-4 border-bs border-line py-6 last:border-be mid:grid-cols-[minmax(0,5fr)_132px_minmax(0,6fr)] mid:items-center">
      <div>
        <h3 className="text-base leading-6 tracking-[-0.005em]">{name}</h3>
        <p className="text-help">{definition}</p>
      </div>
      <p className="text-(length:--text-h3) leading-[1.25] font-semibold tracking-[-0.015em] whitespace-nowrap text-accent">
        {levels.change}
        <span className="sr-only">{` ${words.better}`}</span>
        <FootnoteRef source={source} />
      </p>
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
