import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * Stretches a drawing to its box without stretching its strokes.
 * @param size Size in the drawing's own units.
 */
export function StretchedSvg({
  size: [width, height],
  className = '',
  ...svg
}: ComponentProps<'svg'> & { size: readonly [width: number, height: number] }) {
  return (
    <svg
      className={cx(
        'overflow-visible fill-none inline-full **:[vector-effect:non-scaling-stroke]',
        className,
      )}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      {...svg}
    />
  );
}
