import {
  getItem,
  range,
  toPoints,
  getGauss,
  drawRoute,
  drawCurve,
  drawSegment,
  drawHorizontal,
  drawVertical,
  drawSweep,
  getHexagon,
  closePath,
  drawRectangle,
  RAD,
  type Pt,
} from '../../geometry';
import type { Pen } from '../../pen';

function drawStation(name: string, x: number, y: number, s: number): string[] {
  switch (name) {
    case 'converse':
      return toPoints([-1, 0.35, -0.5, 0.8, 0, 0.5, 0.5, 1, 1, 0.3]).map(([u, h]) =>
        drawVertical(x + u * s, y - h * s, y + h * s),
      );
    case 'reach':
      return [-1, -0.4, 0.4, 1].map((v) => drawSweep(x - s, y, x + s, y + v * s));
    case 'workflow':
      return [
        drawRectangle(x - s, y - s, x - s * 0.1, y - s * 0.3),
        drawRectangle(x + s * 0.1, y + s * 0.3, x + s, y + s),
        drawRoute([x - s * 0.55, y - s * 0.3, x - s * 0.55, y + s * 0.65, x + s * 0.1, y + s * 0.65], s / 3),
      ];
    case 'resilience':
      return [
        drawRoute(
          toPoints([-1, 0.5, -0.55, 0.5, -0.25, -0.6, 0.25, -0.6, 0.55, 0.5, 1, 0.5]).flatMap(([u, v]) => [
            x + u * s,
            y + v * s,
          ]),
          0,
        ),
        drawSegment(x - s * 0.25, y + s * 0.75, x - s * 0.05, y + s * 0.25),
        drawSegment(x + s * 0.1, y + s * 0.75, x + s * 0.3, y + s * 0.25),
      ];
    case 'pulse': {
      const front = (u: number): Pt => [x + u * s, y + s * 0.75 - getGauss(u, 0.15, 0.36) * s * 1.6];
      const back = (u: number): Pt => [x + u * s, y + s * 0.3 - getGauss(u, -0.4, 0.3) * s * 0.8];
      return [
        drawHorizontal(y + s * 0.75, x - s * 1.1, x + s * 1.1),
        drawCurve([-1.1, -0.6, -0.2, 0.15, 0.5, 0.8, 1.1].map(front)),
        drawCurve([-1.1, -0.7, -0.4].map(back)),
      ];
    }
    default:
      return [
        ...toPoints([-s, -s, s, -s, s, s, -s, s]).map(([a, b]) =>
          drawRoute([x + a, y + b * 0.35, x + a, y + b, x + a * 0.35, y + b], 0),
        ),
        closePath(getHexagon(x, y, s * 0.4)),
      ];
  }
}

/** The products around the hub, clockwise from the left. */
const glyphs = ['converse', 'reach', 'workflow', 'resilience', 'pulse', 'vision'];

const clamp = (value: number) => Math.min(1, Math.max(-1, value));

/** Spreads the stations clockwise from the left on a circle, or on one flattened to its box. */
const placeOnRing = (count: number, round: boolean) =>
  range(count).map((i): Pt => {
    const angle = (180 + (360 * i) / count) * RAD;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return round ? [x, y] : [clamp(x * 1.16), clamp((y * 2) / Math.sqrt(3))];
  });

/** Draws the hub with a spoke and a station per product; the checkpoint is its center. */
export function drawIntellimate(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const cx = W / 2;
  const cy = H / 2;
  const R = sq ? 0.15 * W : 0.2 * H;
  const sr = sq ? 0.09 * W : wide ? 0.125 * H : 0.115 * H;
  const ax = sq ? 0.37 * W : wide ? 0.31 * W : 0.36 * W;
  const ay = sq ? 0.37 * H : 0.31 * H;
  const st = placeOnRing(glyphs.length, sq).map(([a, b]): Pt => [cx + a * ax, cy + b * ay]);
  const end = st.length / 2;
  pen.line(drawHorizontal(cy, 0, W));
  if (sq) pen.circ('a-line', cx, cy, ax);
  else pen.ell('a-line', cx, cy, ax, ay * 1.23);
  const marks = W < 480 ? 20 : 60;
  pen.circ('a-paper', cx, cy, R + 20 * k);
  pen.marks('a-ter', marks, 1, [cx, cy], R + 9 * k, R + 14 * k);
  pen.marks('a-ter', marks, 5, [cx, cy], R + 14 * k, R + 18 * k);
  const gates = st.map(([x, y]): Pt => {
    const l = Math.hypot(x - cx, y - cy);
    return [cx + ((x - cx) * R) / l, cy + ((y - cy) * R) / l];
  });
  const isOnRun = (i: number) => i === 0 || i === end;
  pen.sec(
    range(st.length).flatMap((i) => (isOnRun(i) ? [] : drawSegment(...getItem(gates, i), ...getItem(st, i)))),
  );
  pen.circ('a-wash', cx, cy, R);
  pen.circ('a-line', cx, cy, R * 0.62);
  pen.circ('a-run', cx, cy, R);
  pen.run(drawSegment(cx - ax, cy, cx + ax, cy));
  glyphs.forEach((name, i) => {
    pen.circ(isOnRun(i) ? 'a-node' : 'a-node-sec', ...getItem(st, i), sr);
    pen.full(drawStation(name, ...getItem(st, i), sr * 0.48));
  });
  gates.forEach(([x, y], i) => pen[isOnRun(i) ? 'node' : 'nodeSec'](x, y));
  pen.check(cx, cy, 13);
}
