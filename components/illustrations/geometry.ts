export type Pt = readonly [x: number, y: number];
export type Row3 = readonly [number, number, number];
export type Row4 = readonly [number, number, number, number];

export const RAD = Math.PI / 180;

/** Returns the item at `index`; throws instead of returning undefined. */
export function getItem<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  if (item === undefined) throw new RangeError(`no item at ${index} of ${list.length}`);
  return item;
}

export const range = (count: number): number[] => [...Array(count).keys()];

/** Groups the flat list x, y, x, y ... into points. */
export const toPoints = (flat: readonly number[]): Pt[] =>
  range(flat.length / 2).map((i) => [getItem(flat, 2 * i), getItem(flat, 2 * i + 1)]);

export const toTriples = (flat: readonly number[]): Row3[] =>
  range(flat.length / 3).map((i) => [
    getItem(flat, 3 * i),
    getItem(flat, 3 * i + 1),
    getItem(flat, 3 * i + 2),
  ]);

/** Rounds to an integer; the nudge keeps exact halves equal in all engines, and -0 becomes 0. */
export function toInt(value: number): number {
  const rounded = Math.round(value + 1e-6);
  return rounded === 0 ? 0 : rounded;
}

export const formatPoint = (x: number, y: number): string => `${toInt(x)} ${toInt(y)}`;

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const getGauss = (x: number, mean: number, sd: number): number =>
  Math.exp(-((x - mean) ** 2) / (2 * sd * sd));

/** Draws a polyline with rounded corners. */
export function drawPolyline(pts: readonly Pt[], radius = 10): string {
  let d = `M${formatPoint(...getItem(pts, 0))}`;
  for (let i = 1; i < pts.length - 1; i++) {
    const [px, py] = getItem(pts, i - 1);
    const [x, y] = getItem(pts, i);
    const [qx, qy] = getItem(pts, i + 1);
    const a = Math.hypot(px - x, py - y) || 1;
    const b = Math.hypot(qx - x, qy - y) || 1;
    const c = Math.min(radius, a / 2, b / 2);
    if (c < 1) {
      d += `L${formatPoint(x, y)}`;
      continue;
    }
    d += `L${formatPoint(x + ((px - x) * c) / a, y + ((py - y) * c) / a)}`;
    d += `Q${formatPoint(x, y)} ${formatPoint(x + ((qx - x) * c) / b, y + ((qy - y) * c) / b)}`;
  }
  return `${d}L${formatPoint(...getItem(pts, -1))}`;
}

export const drawRoute = (flat: readonly number[], radius: number): string =>
  drawPolyline(toPoints(flat), radius);

/** Draws a rounded track along the axes: x and y of its start, then x, y, x ... */
export const drawTrack = (flat: readonly number[], radius: number): string =>
  drawPolyline(
    flat.slice(1).map((end, i): Pt => (i % 2 ? [end, getItem(flat, i)] : [getItem(flat, i), end])),
    radius,
  );

export const drawArch = (left: number, right: number, top: number, foot: number, radius: number): string =>
  drawRoute([left, foot, left, top, right, top, right, foot], radius);

/** Draws a smooth curve through the points (Catmull-Rom, written as cubics). */
export function drawCurve(pts: readonly Pt[]): string {
  let d = `M${formatPoint(...getItem(pts, 0))}`;
  for (let i = 0; i < pts.length - 1; i++) {
    const p1 = getItem(pts, i);
    const p2 = getItem(pts, i + 1);
    const p0 = pts[i - 1] ?? p1;
    const p3 = pts[i + 2] ?? p2;
    d += `C${formatPoint(p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)}`;
    d += ` ${formatPoint(p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)} ${formatPoint(...p2)}`;
  }
  return d;
}

export const drawSegment = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${formatPoint(x1, y1)}L${formatPoint(x2, y2)}`;

export const drawHorizontal = (y: number, from: number, to: number): string => drawSegment(from, y, to, y);

export const drawVertical = (x: number, from: number, to: number): string => drawSegment(x, from, x, to);

/** Draws a segment of length zero, which a round cap makes a dot. */
export const drawDot = (x: number, y: number): string => `M${formatPoint(x, y)}h0`;

export const drawSweep = (x1: number, y1: number, x2: number, y2: number, a = 0.5): string =>
  `M${formatPoint(x1, y1)}C${formatPoint(lerp(x1, x2, a), y1)} ${formatPoint(lerp(x2, x1, a), y2)} ${formatPoint(x2, y2)}`;

export function drawSpoke(x: number, y: number, angle: number, from: number, to: number): string {
  const [cos, sin] = [Math.cos(angle * RAD), Math.sin(angle * RAD)];
  return drawSegment(x + from * cos, y + from * sin, x + to * cos, y + to * sin);
}

function getBezier(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}

export interface Cubic {
  readonly d: string;
  readonly at: (t: number) => Pt;
}

export const createCubic = (a: Pt, b: Pt, c: Pt, d: Pt): Cubic => ({
  d: `M${formatPoint(...a)}C${formatPoint(...b)} ${formatPoint(...c)} ${formatPoint(...d)}`,
  at: (t) => [getBezier(a[0], b[0], c[0], d[0], t), getBezier(a[1], b[1], c[1], d[1], t)],
});

export const createBow = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  share: number,
  rise: number,
): Cubic =>
  createCubic(
    [x1, y1],
    [lerp(x1, x2, share), lerp(y1, y2, share) - rise],
    [lerp(x1, x2, 1 - share), lerp(y1, y2, 1 - share) - rise],
    [x2, y2],
  );

/** Cuts off the first point, so that the path continues another. */
export const cutStart = (d: string): string => d.slice(d.search(/[LC]/));

export const getHexagon = (x: number, y: number, r: number): Pt[] =>
  [30, 90, 150, 210, 270, 330].map((a) => [x + r * Math.cos(a * RAD), y + r * Math.sin(a * RAD)]);

export const closePath = (pts: readonly Pt[]): string =>
  `${pts.map((p, i) => (i ? 'L' : 'M') + formatPoint(...p)).join('')}Z`;

export const drawPolygon = (flat: readonly number[]): string => closePath(toPoints(flat));

export const drawRectangle = (left: number, top: number, right: number, bottom: number): string =>
  drawPolygon([left, top, right, top, right, bottom, left, bottom]);
