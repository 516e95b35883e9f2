import { useEffect, useRef } from 'react';
import { runFieldWords as words } from '@/content/messages/sections';
import type { Run } from '@/lib/content/runs';
import { tw } from '@/components/ui/tw';
import { marks } from './run-filter';

/**
 * Beside its run where there is room, and else below the field. `--x` and `--y` are where its edge is, in shares of the
 * field; without them it is beside the run that is shown at rest. `--high` is how high the field is.
 */
const beside = tw`wide:pointer-events-none wide:absolute wide:inset-[0_auto_auto_0] wide:[transform:translate(calc(var(--x,var(--rest-x))*100cqi-var(--aside,0%)),clamp(-8px,var(--y,var(--rest-y))*var(--high)-50%,var(--high)-100%+8px))] wide:transition-[transform] wide:duration-200 wide:ease-out wide:inline-80`;

/** The five fields of the run that is shown, beside it or below. */
export function RunCard({
  run,
  fields,
  at,
  isBefore,
}: {
  run: Run;
  fields: readonly string[];
  /** Where its edge is, in shares of the width and of the height; left out where the sheet says it. */
  at: readonly [x: number, y: number] | undefined;
  /** Whether it stands at the left of its run. */
  isBefore: boolean;
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
      className={`${beside} rounded-control border border-line bg-surface-1 px-4 py-3 text-xs leading-5 font-medium text-ink narrow:mbs-5 ${isBefore ? '[--aside:100%]' : ''}`}
      ref={card}
    >
      <p className="mbe-1.5 flex items-center gap-2 label">
        <span className={run.kind === 'run' ? marks.all : marks.stop} aria-hidden="true" />
        {words.run(run.number)}
      </p>
      {/* Two columns where both have room. On phones as high as the longest run is, that nothing below moves. */}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] content-start gap-x-6 phone:min-block-30">
        {fields.map((name, at) => (
          <div className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-2 tiny:grid-cols-1" key={name}>
            <dt className="label leading-5 text-ink-3">{name}</dt>
            <dd className={at === 4 && run.kind === 'late' ? 'text-person' : undefined}>{run.fields[at]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
