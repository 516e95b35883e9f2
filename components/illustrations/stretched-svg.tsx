import type { ComponentProps } from 'react';

/**
 * A drawing stretched to its box, with strokes that are not.
 *
 * @param size Of the drawing, in its own units.
 */
export function StretchedSvg({
  size: [width, height],
  className = '',
  ...svg
}: ComponentProps<'svg'> & { size: readonly [width: number, height: number] }) {
  return (
    <svg
      className={`overflow-visible fill-none inline-full **:[vector-effect:non-scaling-stroke] ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      {...svg}
    />
  );
}
