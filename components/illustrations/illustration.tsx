import 'server-only';
import { type ArtGround, type ArtKind, drawing } from './art';
import type { MotifData } from './pen';
import './art.css';

interface ArtProps extends MotifData {
  kind: ArtKind;
  /** Seeds the details of the article motifs; nothing of it reaches the markup. */
  slug?: string | undefined;
  /** Size the picture is shown at, within about a factor of two; it decides the composition. */
  width: number;
  height: number;
  ground?: ArtGround;
  /** `cover` fills its box and crops; otherwise the picture takes the box's width and keeps its proportions. */
  fit?: 'cover' | undefined;
  className?: string | undefined;
}

/** A drawing of the library, as decoration. It is drawn on the server; the browser receives only the svg. */
export function Art({ kind, slug = '', width, height, ground = 'tint', fit, className, ...data }: ArtProps) {
  const picture = drawing(kind, slug, { width, height, ground, ...data });
  return (
    <svg
      className={[picture.className, fit === 'cover' && 'block-full', className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      width={picture.width}
      height={picture.height}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"

      // the markup is the library's own: class names and integers, never a word of the input
      dangerouslySetInnerHTML={{ __html: picture.body }}
    />
  );
}
