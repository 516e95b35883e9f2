import '@/components/illustrations/art.css';
import type { Location } from '@/content/about.schema';

const WIDTH = 344;
const HEIGHT = 176;
/** One meridian every twenty degrees. */
const LONGITUDES = Array.from({ length: 19 }, (_, index) => 20 * index - 180);
const PARALLELS = [-120, -60, 0, 60, 120];
/** Latitude at which meridians end, and how far they have bent there. */
const POLE = 84;
const BEND = 0.214;

const getX = (lng: number, lat: number) =>
  Math.round(WIDTH / 2 + ((WIDTH * 0.46 * lng) / 180) * (1 - BEND * (lat / POLE) ** 2));
const getY = (lat: number) => Math.round(HEIGHT / 2 - (HEIGHT * 0.42 * lat) / 90);

function drawMeridian(lng: number): string {
  const end = getX(lng, POLE);
  // The control point lies as far outside as the ends lie inside.
  return `M${end} ${getY(-POLE)}Q${2 * getX(lng, 0) - end} ${getY(0)} ${end} ${getY(POLE)}`;
}

/** Draws dotted meridians with one lit point. */
export function LocationDrawing({ lng, lat }: Pick<Location, 'lng' | 'lat'>) {
  const [x, y] = [getX(lng, lat), getY(lat)];
  const stops = PARALLELS.map((stop) => getX(stop, lat)).filter((stop) => Math.abs(stop - x) > WIDTH * 0.05);
  return (
    <svg
      className="art art-on-surface-1 block-full"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className="a-meridian"
        strokeWidth={2}
        strokeDasharray="0 6"
        d={LONGITUDES.map(drawMeridian).join('')}
      />
      <path className="a-sec" d={drawMeridian(lng)} />
      <path className="a-line" d={`M0 ${getY(0)}H${WIDTH}`} />
      <path className="a-run" d={`M7 ${y}H337`} />
      {stops.map((stop) => (
        <circle className="a-node" key={stop} cx={stop} cy={y} r={2} />
      ))}
      <circle className="a-halo" cx={x} cy={y} r={16} />
      <circle className="a-halo" cx={x} cy={y} r={10} />
      <circle className="a-fill" cx={x} cy={y} r={5} />
    </svg>
  );
}
