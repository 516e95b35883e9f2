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
          <dd className={cx('level', when === 'before' && 'text-ink-3')}>
            {levels[when]}
            <Bar when={when} length={levels.bars[when]} className="level-track" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
