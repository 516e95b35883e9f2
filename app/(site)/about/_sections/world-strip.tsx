import { poly, type Pt } from '@/components/art/geometry';
import '@/components/art/art.css';

const width = 1440;
const height = 264;

interface Place {
  lng: number;
  lat: number;
}

/** Where places stand: longitudes from -100 to 130, latitudes from 62 to -16, and further where one lies beyond. */
function pointsOf(places: readonly Place[]): Pt[] {
  const west = Math.min(-100, ...places.map(({ lng }) => lng - 20));
  const east = Math.max(130, ...places.map(({ lng }) => lng + 20));
  const north = Math.max(62, ...places.map(({ lat }) => lat + 10));
  const south = Math.min(-16, ...places.map(({ lat }) => lat - 10));
  return places.map(({ lng, lat }): Pt => [
    Math.round(((lng - west) / (east - west)) * width),
    Math.round(((north - lat) / (north - south)) * height),
  ]);
}

/** Strokes without length: their round caps are dots that keep their size when the strip shrinks. */
const dots = (places: readonly Pt[]) => places.map(([x, y]) => `M${x} ${y}h0`).join('');

/** A strip of the world as a dotted field: every place on its meridian, and one run through them from west to east. */
export function WorldStrip({ places }: { places: readonly Place[] }) {
  const points = pointsOf(places).toSorted(([a], [b]) => a - b);
  const rows = Array.from({ length: 11 }, (_, row) => `M12 ${row * 24 + 12}H${width}`).join('');
  const run = points.flatMap(([x, y], index): Pt[] => {
    const next = points[index + 1];
    if (!next || next[0] - x < 60) return [[x, y]];
    const turn = Math.round((x + next[0]) / 2);
    return [
      [x, y],
      [turn, y],
      [turn, next[1]],
    ];
  });
  return (
    <div className="border-y border-line bg-surface-2 max-[639.98px]:py-5">
      <svg
        className="art mx-auto [--art-ground:var(--surface-2)] max-inline-480"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid meet"
        aria-hidden="true"
      >
        <path
          className="stroke-line stroke-[2.5px] [stroke-dasharray:0_24] max-[639.98px]:stroke-[1.5px]"
          d={rows}
        />
        <path className="a-tick" d={points.map(([x]) => `M${x} 0V${height}`).join('')} />
        <path className="a-run" d={poly(run, 10)} />
        <path className="stroke-accent stroke-[13px] max-[639.98px]:stroke-[9px]" d={dots(points)} />
        <path className="stroke-surface-2 stroke-[8px] max-[639.98px]:stroke-[5px]" d={dots(points)} />
      </svg>
    </div>
  );
}
