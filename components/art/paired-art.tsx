import type { ArtKind } from './art';
import { Art } from './illustration';
import './art.css';

interface Size {
  width: number;
  height: number;
}

/**
 * A drawing that fills its box and is laid out twice, because cropping would cut what it tells: once for narrow
 * pages, once for the others. The stylesheet shows the one that fits.
 */
export function PairedArt({
  narrow,
  wide,
  ...subject
}: {
  kind: ArtKind;
  slug?: string;
  narrow: Size;
  wide: Size;
}) {
  return (
    <>
      <Art className="tablet:hidden" fit="cover" {...subject} {...narrow} />
      <Art className="phone:hidden" fit="cover" {...subject} {...wide} />
    </>
  );
}
