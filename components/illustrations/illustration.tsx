import { cx } from 'class-variance-authority';
import { readShapes } from './read-shapes';
import './art.css';

interface IllustrationProps {
  /** Text of a file in drawings/. */
  svg: string;
  /** Fills its box and is cropped; otherwise the drawing keeps its proportions. */
  isCover?: boolean;
  className?: string;
}

/** Shows a drawing as decoration. */
export function Illustration({ svg, isCover = false, className = '' }: IllustrationProps) {
  const [, head = ''] = /<svg([^>]*)>/.exec(svg) ?? [];
  const [, width, height] = / viewBox="0 0 (\d+) (\d+)"/.exec(head) ?? [];
  const [, hue = ''] = / class="([^"]*)"/.exec(head) ?? [];
  return (
    <svg
      className={cx('art', hue, isCover && 'block-full', className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={isCover ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      // The project's own files, which a test keeps free of scripts.
      dangerouslySetInnerHTML={{ __html: readShapes(svg) }}
    />
  );
}
