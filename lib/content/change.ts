import 'server-only';
import { measure } from './measure';

/**
 * The change between two printed levels, as its badge prints it. Rates that are in percent already differ in points
 * ("+19 pts"); everything else changes by a whole percent ("−89%").
 */
export function changeOf({ before, after }: { before: string; after: string }): string {
  const from = measure(before);
  const difference = measure(after) - from;
  const inPoints = before.endsWith('%') && after.endsWith('%');
  const size = Math.abs(inPoints ? difference : Math.round((difference / from) * 100));
  return `${difference < 0 ? '−' : '+'}${size}${inPoints ? ' pts' : '%'}`;
}
