import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { runFieldMessages } from '@/content/messages/sections';
import type { Run } from '@/lib/content/runs';
import { marks } from './run-filter';
import './run-field.css';

/**
 * `--x` and `--y` place its edge in shares of the field; without them it shows the resting run. `--high` is
 * the field's height.
 */
export function RunCard({
  run,
  fields,
  at,
  isLeft,
}: {
  run: Run;
  fields: readonly string[];
  /** Position of the edge in shares of width and height; undefined where the stylesheet sets it. */
  at: readonly [x: number, y: number] | undefined;
  isLeft: boolean;
}) {
  const card = useRef<HTMLDivElement>(null);
  const [x, y] = at ?? [];
  useEffect(() => {
    const style = card.current?.style;
    if (x === undefined || y === undefined) for (const name of ['--x', '--y']) style?.removeProperty(name);
    else {
      style?.setProperty('--x', String(x));
      style?.setProperty('--y', String(y));
    }
  }, [x, y]);
  return (
    <div
      className={cx(
        'run-card rounded-control border border-line bg-surface-1 px-4 py-3 text-xs leading-5 font-medium text-ink',
        isLeft && '[--aside:100%]',
      )}
      ref={card}
    >
      <p className="mbe-1.5 flex items-center gap-2 label">
        <span className={run.kind === 'run' ? marks.all : marks.stop} aria-hidden="true" />
        {runFieldMessages.run(run.number)}
      </p>
      <dl className="run-card-rows grid content-start gap-x-6">
        {fields.map((name, at) => (
          <div className="run-card-row grid gap-2" key={name}>
            <dt className="label leading-5 text-ink-3">{name}</dt>
            <dd className={at === 4 && run.kind === 'late' ? 'text-person' : undefined}>{run.fields[at]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
