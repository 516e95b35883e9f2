import 'server-only';
import { type ArtGround, type ArtKind, drawArt } from './art';
import type { MotifData } from './pen';
import './art.css';

interface ArtProps extends MotifData {
  kind: ArtKind;
  /** Seeds the details of the article motifs; it never reaches the markup. */
  slug?: string | undefined;
  /** Width shown, within about a factor of two; it decides the composition. */
  width: number;
  height: number;
  ground?: ArtGround;
  /** `cover` fills the box and crops; otherwise the picture keeps its proportions. */
  fit?: 'cover' | undefined;
  className?: string | undefined;
}

/** Draws a subject of the library as decoration. The server draws it, so the browser gets only the svg. */
export function Art({ kind, slug = '', width, height, ground = 'tint', fit, className, ...data }: ArtProps) {
  const picture = drawArt(kind, slug, { width, height, ground, ...data });
  return (
    <svg
      className={[picture.className, fit === 'cover' && 'block-full', className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      width={picture.width}
      height={picture.height}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"

      // The markup is safe: it has class names and integers of the library, never words of the input.
      dangerouslySetInnerHTML={{ __html: picture.body }}
    />
  );
}
