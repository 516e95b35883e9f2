import { cx } from 'class-variance-authority';
import * as routes from '@/lib/routes';

/**
 * Shows a drawing that is a file of its own, which all pages share. `app/drawings` names the files.
 *
 * @param size Width and height of its coordinates.
 */
export function DrawingFile({
  name,
  size: [width, height],
  isCover = false,
  isAtEnd = false,
}: {
  name: string;
  size: readonly [width: number, height: number];
  /** Fills its box and is cropped; otherwise the drawing keeps its proportions. */
  isCover?: boolean;
  /** Stays whole, at the end of its box. */
  isAtEnd?: boolean;
}) {
  return (
    <svg
      className={cx('block inline-full', (isCover || isAtEnd) && 'block-full')}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isCover ? 'xMidYMid slice' : isAtEnd ? 'xMaxYMid' : undefined}
      aria-hidden="true"
    >
      <use href={`${routes.drawing(name)}#drawing`} />
    </svg>
  );
}
