import {
  range,
  toPoints,
  toTriples,
  formatPoint,
  lerp,
  drawHorizontal,
  drawVertical,
  drawSweep,
  createBow,
  cutStart,
} from '../../geometry';
import type { Pen } from '../../pen';

/** Line of the rotation, and hour as a share of the day. */
const TURNAROUNDS = toPoints([0, 0.06, 0, 0.31, 0, 0.75, 1, 0.125, 1, 0.375, 4, 0.19, 4, 0.56, 4, 0.94]);

/** Draws a tail fin with stripes that continue as rotations; one tail is swapped. */
export function drawAirlines(pen: Pen) {
  const { W, H, k, sq } = pen;
  const rows = range(5);
  const y = (i: number) => H * (0.2 + i * 0.15);
  const fx = W * (sq ? 0.05 : 0.06);
  const fw = sq ? W * 0.42 : Math.min(W * 0.34, H * 0.82);
  // the fin: livery stripes run on as tail rotations
  const yt = H * 0.1;
  const dorsal = H * 0.9;
  const at = (share: number, height: number) => formatPoint(fx + fw * share, height);
  const outline =
    `M${at(0, dorsal)}C${at(0.24, lerp(dorsal, yt, 0.1))} ${at(0.34, lerp(dorsal, yt, 0.3))}` +
    ` ${at(0.42, lerp(dorsal, yt, 0.46))}L${at(0.67, yt + H * 0.03)}Q${at(0.7, yt)} ${at(0.76, yt)}` +
    `L${at(0.96, yt)}Q${at(1.01, yt)} ${at(0.99, yt + H * 0.05)}L${at(0.72, dorsal)}Z`;
  pen.path(['a-low', 'a-run'], outline);
  const left = (yy: number) => {
    const t = (dorsal - yy) / (dorsal - yt);
    return t > 0.46
      ? fx + fw * lerp(0.42, 0.68, (t - 0.46) / 0.54)
      : fx + fw * lerp(0.08, 0.42, Math.sqrt(t / 0.46));
  };
  const right = (yy: number) => fx + fw * lerp(0.72, 0.99, (dorsal - yy) / (dorsal - yt - H * 0.05));
  pen.line(drawHorizontal(dorsal, 0, W));
  pen.line(rows.map((i) => drawHorizontal(y(i), right(y(i)), W)));
  const t0 = W * (sq ? 0.48 : 0.4);
  const t1 = W * 0.95;
  const X = (t: number) => lerp(t0, t1, t);
  const scale = (i: number) =>
    range(17).map((h) => drawVertical(X(h / 16), y(i), y(i) + (h % 4 ? 4 : 8) * k));
  pen.line(rows.flatMap(scale));
  const hop = (i: number, a: number, b: number) => {
    return createBow(X(a), y(i), X(b), y(i), 0.3, Math.min(H * 0.1, (X(b) - X(a)) * 0.34)).d;
  };
  pen.sec(rows.map((i) => drawHorizontal(y(i), left(y(i)) + fw * 0.06, right(y(i)) - fw * 0.04)));
  pen.sec([hop(0, 0.06, 0.31), hop(0, 0.375, 0.75), hop(1, 0.125, 0.375), hop(1, 0.44, 0.56)]);
  const others = toTriples([
    1, 0.69, 1, 3, 0.06, 0.25, 3, 0.3125, 0.44, 4, 0.19, 0.56, 4, 0.625, 0.94, 0, 0.8125, 0.9375,
  ]);
  pen.ter(others.map((turn) => hop(...turn)));
  // primary tail: rotation swaps to the next line at the checkpoint
  const xs = X(sq ? 0.34 : 0.36);
  const xe = X(sq ? 0.56 : 0.5);
  const swap = cutStart(drawSweep(xs, y(2), xe, y(3), 0.55));
  pen.run(`${drawHorizontal(y(2), left(y(2)) + fw * 0.06, xs)}${swap}L${formatPoint(W * 0.985, y(3))}`);
  pen.full(hop(3, sq ? 0.65 : 0.625, 0.9375));
  pen.full(hop(2, 0.0625, 0.3125));
  TURNAROUNDS.forEach(([i, a]) => pen.nodeSec(X(a), y(i), 3));
  pen.nodes([X(0.0625), y(2), X(0.9375), y(3), X(sq ? 0.65 : 0.625), y(3)]);
  pen.check((xs + xe) / 2, (y(2) + y(3)) / 2, 11);
}
