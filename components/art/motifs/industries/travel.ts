import { RAD, nth, range, curve, type Pt, type Row3 } from '../../geometry';
import type { Pen } from '../../pen';

/** Unit vector of a place on the globe. */
const vec = (lon: number, lat: number): Row3 => [
  Math.cos(lat * RAD) * Math.sin(lon * RAD),
  Math.sin(lat * RAD),
  Math.cos(lat * RAD) * Math.cos(lon * RAD),
];

/** Travel: great circles over a globe. */
export function travel(pen: Pen) {
  const { W, H, k, sq, wide, small } = pen;
  const tall = H > W * 1.2;
  const R = tall ? W * 0.72 : sq ? W * 0.62 : wide ? H * 1.5 : W * 0.5;
  const cx = W * 0.5;
  const cy = H * (tall ? 0.27 : sq ? 0.38 : wide ? 0.34 : 0.35) + R;
  const T = -14 * RAD;
  /** Sphere to sheet: the globe leans back by T and is looked at from the front. */
  const project = ([x, y, z]: Row3, alt: number): Pt => [
    cx + R * x * alt,
    cy - R * (y * Math.cos(T) - z * Math.sin(T)) * alt,
  ];
  const pr = (lon: number, lat: number): Pt => project(vec(lon, lat), 1);
  /** Great circle from `p` to `q`, lifted off the globe in its middle. */
  const arc = (p: Pt, q: Pt, rise: number, N = small ? 3 : 8): Pt[] => {
    const A = vec(...p);
    const B = vec(...q);
    const w = Math.acos(A[0] * B[0] + A[1] * B[1] + A[2] * B[2]);
    return range(N + 1).map((i) => {
      const t = i / N;
      const s1 = Math.sin((1 - t) * w) / Math.sin(w);
      const s2 = Math.sin(t * w) / Math.sin(w);
      const mid: Row3 = [A[0] * s1 + B[0] * s2, A[1] * s1 + B[1] * s2, A[2] * s1 + B[2] * s2];
      return project(mid, 1 + rise * Math.sin(Math.PI * t));
    });
  };
  pen.circ(['a-paper', 'a-wash'], cx, cy, R);
  const north = small ? [-5, 40, 80] : [-5, 15, 35, 52, 68, 80];
  const lats = tall ? [-65, -45, -25, ...north] : north;
  const lons = small ? [-90, -45, 0, 45, 90] : [-90, -65, -45, -22, 0, 22, 45, 65, 90];
  const meridians = small ? [-60, 0, 60] : [-60, -30, 0, 30, 60];
  pen.line([
    ...meridians.map((lon) => curve(lats.map((lat) => pr(lon, lat)))),
    ...[...(tall ? [-45, -25, -5] : []), 15, 35, 55].map((lat) => curve(lons.map((lon) => pr(lon, lat)))),
  ]);
  pen.circ('a-sec', cx, cy, R);
  const z = tall ? 0.68 : wide ? 0.72 : sq ? 0.8 : 1;
  const up = wide ? 6 : 0;
  const city = (lon: number, lat: number): Pt => [lon * z, lat + up];
  const [a, b, c] = [city(-60, 27), city(-36, 44), city(-18, 24)];
  const [d, e, f, h] = [city(10, 36), city(38, 44), city(66, 31), city(30, 22)];
  const run = arc(a, f, wide ? 0.19 : sq ? 0.3 : 0.22, 10);
  const low = wide ? 0.5 : 1;
  pen.ter([arc(b, h, 0.08 * low), arc(c, e, 0.12 * low), arc(a, c, 0.06 * low)].map(curve));
  pen.sec([arc(a, d, 0.08 * low), arc(d, f, 0.07 * low), arc(b, e, 0.06 * low)].map(curve));
  if (tall) {
    // a tall sheet shows the globe's southern half too, and the places there
    const [g, i, j, l] = [city(-52, -6), city(-14, -22), city(36, -10), city(8, -48)];
    pen.ter([arc(g, i, 0.06), arc(i, j, 0.06), arc(c, i, 0.04), arc(i, l, 0.04), arc(h, j, 0.04)].map(curve));
    [g, i, j, l].forEach((p) => pen.nodeSec(...pr(...p)));
  }
  pen.run(curve(run));
  [b, c, d, e, h].forEach((p) => pen.nodeSec(...pr(...p)));
  [a, f].forEach((p) => {
    const [x, y] = pr(...p);
    pen.circ('a-halo', x, y, 13 * k);
    pen.node(x, y, 6);
  });
  pen.nodes([...nth(run, 3), ...nth(run, 7)], 4);
  pen.check(...nth(run, 5), 12);
}
