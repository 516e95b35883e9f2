import type { Replay } from '@/lib/content/replay';

/**
 * Draws each refund above the step of the slider that decides on it. A dot is paid by agents, a diamond waits
 * for a person.
 */
export function RefundStrip({ replay: { limits, list }, limit }: { replay: Replay; limit: number }) {
  const heights = new Map<number, number>();
  const places = list.map(({ amount, isWrong }) => {
    const step = limits.findIndex((one) => amount <= one);
    const x = (step < 0 ? limits.length : step) - 0.5;
    const y = heights.get(x) ?? 0;
    heights.set(x, y + 1);
    return { place: `M${x} ${-y}`, isPaid: amount <= limit, isWrong };
  });
  const draw = (shape: string, kept: (one: (typeof places)[number]) => boolean) =>
    places
      .filter(kept)
      .map(({ place }) => place + shape)
      .join('');
  const rows = Math.max(...heights.values());
  return (
    <svg
      className="mx-3 mbs-6 overflow-visible fill-none block-auto"
      viewBox={`0 ${0.5 - rows} ${limits.length - 1} ${rows}`}
      aria-hidden="true"
    >
      <path
        className="stroke-tint-ink [stroke-linecap:round]"
        strokeWidth={0.5}
        d={draw('h0', ({ isPaid, isWrong }) => isPaid && !isWrong)}
      />
      <path className="fill-person" d={draw('m0-.4l.4.4-.4.4-.4-.4z', ({ isPaid }) => !isPaid)} />
      <path
        className="stroke-ink"
        strokeWidth={0.18}
        d={draw('m-.3-.3l.6.6m-.6 0l.6-.6', ({ isPaid, isWrong }) => isPaid && isWrong)}
      />
    </svg>
  );
}
