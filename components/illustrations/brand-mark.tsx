import { brandGeometry } from './brand-icon';

export function BrandMark() {
  const { size, stroke, cross, run, gem } = brandGeometry;
  return (
    <svg
      className="fill-none stroke-accent"
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      strokeWidth={stroke}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="stroke-ink" d={cross} />
      <path d={run} />
      <path className="fill-person stroke-bg" strokeWidth={2} d={gem} />
    </svg>
  );
}
