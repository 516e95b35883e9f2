import {
  getItem,
  formatPoint,
  drawSegment,
  drawHorizontal,
  drawSweep,
  cutStart,
  type Pt,
} from '../../geometry';
import type { ArtPair, MotifData, Pen } from '../../pen';

/** Shown when a record has no figures. */
const SAMPLE: readonly ArtPair[] = [
  { before: 62, after: 88 },
  { before: 74, after: 41 },
  { before: 35, after: 80 },
];

/** Parses the first number of a printed figure ("48 min", "1,200", "3,5 %"), without its sign. */
function parseAmount(value: number | string): number {
  const found = /-?\d+(?:[.,]\d+)?/.exec(String(value).replace(/(\d)[,\s](?=\d{3}\b)/g, '$1'));
  return found ? Math.abs(Number(found[0].replace(',', '.'))) : 0;
}

/** Draws bars from real levels, at most five pairs of before and after. */
export function drawCaseStudy(pen: Pen, data: MotifData) {
  const { W, H, k } = pen;
  const list = (data.values?.length ? data.values : SAMPLE)
    .slice(0, 5)
    .map((v): Pt => [parseAmount(v.before), parseAmount(v.after)]);
  const m = list.length;
  const base = H * 0.82;
  const hh = H * 0.62;
  const x0 = W * 0.08;
  const x1 = W * 0.92;
  const cw = (x1 - x0) / m;
  const bw = Math.min(cw * 0.22, 46 * k);
  const gap = bw * 0.3;
  pen.line([0, 1, 2, 3, 4].map((i) => drawHorizontal(base - (hh * i) / 4, 0, W)));
  const tops = list.map(([a, b], i): { a: Pt; b: Pt } => {
    const mx = Math.max(a, b) || 1;
    const c = x0 + cw * (i + 0.5);
    const ha = Math.max(2, (hh * a) / mx);
    const hb = Math.max(2, (hh * b) / mx);
    pen.rect(['a-low', 'a-ter'], c - gap / 2 - bw, base - ha, bw, ha, 3 * k);
    pen.rect('a-fill', c + gap / 2, base - hb, bw, hb, 3 * k);
    return { a: [c - gap / 2 - bw / 2, base - ha], b: [c + gap / 2 + bw / 2, base - hb] };
  });
  pen.full(drawHorizontal(base, x0 - W * 0.02, x1 + W * 0.02));
  // the run joins before-top to after-top, bar by bar
  const lift = 16 * k;
  const pts: Pt[] = [[0, getItem(tops, 0).a[1] - lift]];
  tops.forEach((t) => pts.push([t.a[0], t.a[1] - lift], [t.b[0], t.b[1] - lift]));
  pts.push([W, getItem(pts, -1)[1]]);
  const legs = pts.slice(1).map((to, i) => {
    const from = getItem(pts, i);
    return cutStart(from[1] === to[1] ? drawSegment(...from, ...to) : drawSweep(...from, ...to));
  });
  pen.run(`M${formatPoint(...getItem(pts, 0))}${legs.join('')}`);
  tops.forEach((t) => {
    pen.node(t.b[0], t.b[1] - lift);
    pen.nodeSec(t.a[0], t.a[1] - lift);
  });
}
