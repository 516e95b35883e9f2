import { paybackWords as words } from '@/content/words/payback';
import type { Payback } from '@/lib/demo/payback';

const WIDTH = 320;
const HEIGHT = 96;

/** How far the line is drawn, in months: half a year beyond the day it is paid back, and never less than a year. */
const shownMonths = ({ months }: Payback) =>
  months === undefined || months > 120 ? 24 : Math.max(12, 6 + 6 * Math.ceil(months / 6));

/** What is spent and left, added up month by month: below the dashed line it is still owed. */
export function PaybackLine({ sum }: { sum: Payback | undefined }) {
  const shown = sum && shownMonths(sum);
  return (
    <figure className="mbe-2 grid gap-3 border-bs border-line pbs-6">
      <svg
        className="overflow-visible block-auto inline-full"
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        aria-hidden="true"
      >
        {sum && shown !== undefined && <Drawn sum={sum} shown={shown} />}
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-6 help">
        <span>{words.atFirst(sum && -sum.once)}</span>
        <span>{words.atLast(sum && sum.left * (shown ?? 0) - sum.once, shown)}</span>
      </figcaption>
    </figure>
  );
}

function Drawn({ sum: { left, once, months }, shown }: { sum: Payback; shown: number }) {
  const last = left * shown - once;
  const [low, high] = [Math.min(-once, last), Math.max(0, last)];
  const heightOf = (amount: number) => Math.round((HEIGHT * (high - amount)) / (high - low || 1));
  const [from, zero, to] = [-once, 0, last].map(heightOf) as [number, number, number];
  const isPaid = months !== undefined && months <= shown;
  const paid = isPaid ? Math.round((WIDTH * months) / shown) : WIDTH;
  return (
    <>
      <path
        className="fill-surface-3"
        d={`M0 ${String(zero)}V${String(from)}L${String(paid)} ${String(isPaid ? zero : to)}V${String(zero)}z`}
      />
      {isPaid && (
        <path
          className="fill-accent-soft"
          d={`M${String(paid)} ${String(zero)}L${String(WIDTH)} ${String(to)}V${String(zero)}z`}
        />
      )}
      <path
        className="stroke-line-strong"
        strokeDasharray="3 4"
        vectorEffect="non-scaling-stroke"
        d={`M0 ${String(zero)}H${String(WIDTH)}`}
      />
      <path
        className="fill-none stroke-accent"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        d={`M0 ${String(from)}L${String(WIDTH)} ${String(to)}`}
      />
      {isPaid && (
        <circle
          className="fill-surface-1 stroke-accent"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          cx={paid}
          cy={zero}
          r={4.5}
        />
      )}
    </>
  );
}
