/** Smallest distance between two marks in percent of the scale; nearer dots would touch. */
const MIN_DISTANCE = 2.5;

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** Both levels are in percent of the scale. */
export interface Pair {
  before: number;
  after: number;
  levers: number;
  checkpoint: number | undefined;
}

/**
 * Computes the marks on the line from one level to the other, in percent of the scale. Levers that would be
 * too close are left out, but never the checkpoint.
 */
export function getConnector({ before, after, levers, checkpoint }: Pair) {
  const step = (after - before) / (levers + 1);
  const at = (lever: number) => toTenth(before + lever * step);
  const numbers = Array.from({ length: levers }, (_, index) => index + 1);
  const dots =
    Math.abs(step) < MIN_DISTANCE
      ? []
      : numbers.filter((number) => number !== checkpoint).map((number) => at(number));
  return {
    rises: after > before,
    dots,
    marker: step === 0 || checkpoint === undefined ? undefined : at(checkpoint),
  };
}
