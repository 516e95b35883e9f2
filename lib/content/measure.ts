import 'server-only';

const seconds: Readonly<Record<string, number>> = { h: 3600, min: 60, s: 1 };

/**
 * Reads a printed level as a number: "9 min 20 s" is 560, "58%" is 58, "$84" is 84. Durations are in seconds.
 * Throws when there is no number in it.
 */
export function measure(level: string): number {
  const parts = [...level.replaceAll(',', '').matchAll(/(\d+(?:\.\d+)?)\s*(h|min|s)?\b/g)];
  if (parts.length === 0) throw new RangeError(`no number in "${level}"`);
  return parts.reduce((sum, [, digits, unit]) => sum + Number(digits) * (seconds[unit ?? ''] ?? 1), 0);
}

/** Both levels as whole percents of the larger one: the lengths of their bars. */
export function barLengths({ before, after }: { before: string; after: string }): {
  before: number;
  after: number;
} {
  const from = measure(before);
  const to = measure(after);
  const most = Math.max(from, to);
  return { before: Math.round((from / most) * 100), after: Math.round((to / most) * 100) };
}

/** Where a level stands between nothing and full: percentages of 100, scores of their scale, others of the larger level. */
export function levelShares({ metric, before, after }: { metric: string; before: string; after: string }): {
  before: number;
  after: number;
} {
  const from = measure(before);
  const to = measure(after);
  const scale = /\(1 to (\d+)\)$/.exec(metric)?.[1];
  const full = scale ? Number(scale) : before.endsWith('%') ? 100 : Math.max(from, to);
  return { before: Math.round((from / full) * 100), after: Math.round((to / full) * 100) };
}
