/** A point on the drawing's grid. */
export type Pt = readonly [x: number, y: number];
/** Rows of a motif's table. */
export type Row3 = readonly [number, number, number];
export type Row4 = readonly [number, number, number, number];

/** Degrees to radians. */
export const RAD = Math.PI / 180;

/** Item at `index`, counted from the end when negative; throws instead of handing back undefined. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  if (item === undefined) throw new RangeError(`no item at ${index} of ${list.length}`);
  return item;
}

/** The whole numbers from 0 up to, not including, `count`. */
export const range = (count: number): number[] => [...Array(count).keys()];

/** Points from their coordinates in a row: x, y, x, y ... */
export const pairs = (flat: readonly number[]): Pt[] =>
  range(flat.length / 2).map((i) => [nth(flat, 2 * i), nth(flat, 2 * i + 1)]);

/** Table rows of three from their numbers in a row. */
export const triples = (flat: readonly number[]): Row3[] =>
  range(flat.length / 3).map((i) => [nth(flat, 3 * i), nth(flat, 3 * i + 1), nth(flat, 3 * i + 2)]);

/** Rounds to an integer. The nudge keeps exact halves stable across engines; minus zero becomes zero. */
export function int(value: number): number {
  const rounded = Math.round(value + 1e-6);
  return rounded === 0 ? 0 : rounded;
}

/** A point as path data. */
export const xy = (x: number, y: number): string => `${int(x)} ${int(y)}`;

/** Value between `a` and `b` at `t`. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Bell curve of height 1 around `mean`. */
export const gauss = (x: number, mean: number, sd: number): number =>
  Math.exp(-((x - mean) ** 2) / (2 * sd * sd));

/** Polyline with corners rounded by `radius`, or by half the shorter arm where that is less. */
export function poly(pts: readonly Pt[], radius = 10): string {
  let d = `M${xy(...nth(pts, 0))}`;
  for (let i = 1; i < pts.length - 1; i++) {
    const [px, py] = nth(pts, i - 1);
    const [x, y] = nth(pts, i);
    const [qx, qy] = nth(pts, i + 1);
    const a = Math.hypot(px - x, py - y) || 1;
    const b = Math.hypot(qx - x, qy - y) || 1;
    const c = Math.min(radius, a / 2, b / 2);
    if (c < 1) {
      d += `L${xy(x, y)}`;
      continue;
    }
    d += `L${xy(x + ((px - x) * c) / a, y + ((py - y) * c) / a)}`;
    d += `Q${xy(x, y)} ${xy(x + ((qx - x) * c) / b, y + ((qy - y) * c) / b)}`;
  }
  return `${d}L${xy(...nth(pts, -1))}`;
}

/** The same polyline from its coordinates in a row. */
export const route = (flat: readonly number[], radius: number): string => poly(pairs(flat), radius);

/** Rounded track along the axes, sideways first: x, y of its start, then the next x, the next y ... */
export const track = (flat: readonly number[], radius: number): string =>
  poly(
    flat.slice(1).map((end, i): Pt => (i % 2 ? [end, nth(flat, i)] : [nth(flat, i), end])),
    radius,
  );

/** Rounded portal: up, over and down again. */
export const arch = (left: number, right: number, top: number, foot: number, radius: number): string =>
  route([left, foot, left, top, right, top, right, foot], radius);

/** Smooth curve through the points (Catmull-Rom, written as cubics). */
export function curve(pts: readonly Pt[]): string {
  let d = `M${xy(...nth(pts, 0))}`;
  for (let i = 0; i < pts.length - 1; i++) {
    const p1 = nth(pts, i);
    const p2 = nth(pts, i + 1);
    const p0 = pts[i - 1] ?? p1;
    const p3 = pts[i + 2] ?? p2;
    d += `C${xy(p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)}`;
    d += ` ${xy(p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)} ${xy(...p2)}`;
  }
  return d;
}

/** Straight segment. */
export const seg = (x1: number, y1: number, x2: number, y2: number): string => `M${xy(x1, y1)}L${xy(x2, y2)}`;

/** Straight segment at the height `y`. */
export const across = (y: number, from: number, to: number): string => seg(from, y, to, y);

/** Straight segment at `x`. */
export const down = (x: number, from: number, to: number): string => seg(x, from, x, to);

/** Zero-length segment: a round cap makes it a dot. */
export const dot = (x: number, y: number): string => `M${xy(x, y)}h0`;

/** S-curve with horizontal tangents; `a` says how far the handles reach. */
export const sweep = (x1: number, y1: number, x2: number, y2: number, a = 0.5): string =>
  `M${xy(x1, y1)}C${xy(lerp(x1, x2, a), y1)} ${xy(lerp(x2, x1, a), y2)} ${xy(x2, y2)}`;

/** Segment on a ray: from one distance to another at `angle`, in degrees. */
export function spoke(x: number, y: number, angle: number, from: number, to: number): string {
  const [cos, sin] = [Math.cos(angle * RAD), Math.sin(angle * RAD)];
  return seg(x + from * cos, y + from * sin, x + to * cos, y + to * sin);
}

/** One coordinate of a cubic Bezier at `t`. */
function bezier(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}

/** A cubic as path data, and the points on it. */
export interface Cubic {
  readonly d: string;
  readonly at: (t: number) => Pt;
}

/** Cubic Bezier through two handles. */
export const cubic = (a: Pt, b: Pt, c: Pt, d: Pt): Cubic => ({
  d: `M${xy(...a)}C${xy(...b)} ${xy(...c)} ${xy(...d)}`,
  at: (t) => [bezier(a[0], b[0], c[0], d[0], t), bezier(a[1], b[1], c[1], d[1], t)],
});

/** Cubic whose handles stand over its chord by `rise`, each `share` of the way in from its end. */
export const bow = (x1: number, y1: number, x2: number, y2: number, share: number, rise: number): Cubic =>
  cubic(
    [x1, y1],
    [lerp(x1, x2, share), lerp(y1, y2, share) - rise],
    [lerp(x1, x2, 1 - share), lerp(y1, y2, 1 - share) - rise],
    [x2, y2],
  );

/** Path data that goes on where another ended: all of it but the first point. */
export const onwards = (d: string): string => d.slice(d.search(/[LC]/));

/** Corners of a pointy-topped hexagon. */
export const hexPts = (x: number, y: number, r: number): Pt[] =>
  [30, 90, 150, 210, 270, 330].map((a) => [x + r * Math.cos(a * RAD), y + r * Math.sin(a * RAD)]);

/** Closed polygon. */
export const closed = (pts: readonly Pt[]): string =>
  `${pts.map((p, i) => (i ? 'L' : 'M') + xy(...p)).join('')}Z`;

/** Closed polygon from its coordinates in a row. */
export const polygon = (flat: readonly number[]): string => closed(pairs(flat));

/** Closed rectangle from corner to corner. */
export const rectangle = (left: number, top: number, right: number, bottom: number): string =>
  polygon([left, top, right, top, right, bottom, left, bottom]);
