import { cx } from 'class-variance-authority';
import { changeMessages } from '@/content/messages/sections';
import { Bar } from './bar';

export interface Levels {
  before: string;
  after: string;
  /** In percent of the track. */
  bars: { before: number; after: number };
}

/** Both levels of a change, each with its bar. */
export function LevelBars({ levels }: { levels: Levels }) {
  return (
    <dl className="grid gap-1.5">
      {(['before', 'after'] as const).map((when) => (
        <div key={when}>
          <dt className="sr-only">{changeMessages[when]}</dt>
          <dd
            className={cx(
              'grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3 font-mono text-xs leading-5 font-medium',
              when === 'before' && 'text-ink-3',
            )}
          >
            {levels[when]}
            <Bar when={when} length={levels.bars[when]} className="bg-surface-3 block-2" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
