/** How much of the scale lies between two marks at least; nearer, dots would run into one another. */
const NEAREST = 2.5;

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** A change on its scale: both levels in percent of it, how many levers made it, and which of them is the checkpoint. */
export interface Pair {
  before: number;
  after: number;
  levers: number;
  checkpoint: number | undefined;
}

/**
 * The change as a line from one level to the other: where its levers stand on it in order, in percent of the scale.
 * Levers that would stand too close are left out, the checkpoint never is.
 */
export function getConnector({ before, after, levers, checkpoint }: Pair) {
  const step = (after - before) / (levers + 1);
  const at = (lever: number) => toTenth(before + lever * step);
  const numbers = Array.from({ length: levers }, (_, index) => index + 1);
  const dots =
    Math.abs(step) < NEAREST
      ? []
      : numbers.filter((number) => number !== checkpoint).map((number) => at(number));
  return {
    rises: after > before,
    dots,
    gem: step === 0 || checkpoint === undefined ? undefined : at(checkpoint),
  };
}
