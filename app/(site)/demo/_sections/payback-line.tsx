import { paybackWords as words } from '@/content/words/payback';
import type { Payback } from './payback-sum';

/**
 * What is spent and left, added up month by month: below the dashed line it is still owed. It is drawn to half a year
 * beyond the day it is paid back, and for a year at least.
 */
export function PaybackLine({ sum: { left, once, months = Infinity } }: { sum: Payback }) {
  const shown = months > 120 ? 24 : Math.max(12, 6 + 6 * Math.ceil(months / 6));
  const last = left * shown - once;
  const high = Math.max(0, last);
  const heightOf = (amount: number) =>
    Math.round((96 * (high - amount)) / (high + Math.max(once, -last) || 1));
  const zero = heightOf(0);
  const line = `M0 ${heightOf(-once)}L320 ${heightOf(last)}`;
  return (
    <figure className="mbe-2 grid gap-3 border-bs border-line pbs-6">
      <svg
        className="overflow-visible fill-accent-soft stroke-accent block-auto inline-full"
        viewBox="0 0 320 96"
        strokeWidth={2}
        aria-hidden="true"
      >
        <path stroke="none" d={`${line}V${zero}H0z`} />
        <path strokeDasharray="2 4" d={`M0 ${zero}H320`} />
        <path d={line} />
        {months <= shown && <circle cx={(320 * months) / shown} cy={zero} r={4.5} />}
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-6 help">
        <span>{words.atFirst(-once)}</span>
        <span>{words.atLast(last, shown)}</span>
      </figcaption>
    </figure>
  );
}
