import { brandGeometry } from './brand-geometry';
import './art.css';

/** The mark, 28 px. The name beside it is live text. */
export function BrandMark() {
  const { size, cross, run, gem } = brandGeometry;
  return (
    <svg className="brand-mark" viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
      <path className="brand-mark-cross" d={cross} />
      <path d={run} />
      <path className="brand-mark-gem" d={gem} />
    </svg>
  );
}
