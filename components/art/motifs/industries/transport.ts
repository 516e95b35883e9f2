import { range, lerp, route, across, down } from '../../geometry';
import type { Pen } from '../../pen';

/** Transport: a track plan with switches, stops and one interchange. */
export function transport(pen: Pen) {
  const { W, H, k, sq } = pen;
  const u = H / 8;
  const w = 9 * k;
  const r = 16 * k;
  const X = (t: number) => W * t;
  const y = (v: number) => v * u;
  const tr = y(4.5);
  const up = tr - w;
  const jn = X(0.58);
  const out = X(sq ? 0.7 : 0.76);
  const dA = (sq ? 1.4 : 2) * u;
  const dB = (sq ? 1.7 : 2.6) * u;
  const vx = X(0.66);
  const ex = X(sq ? 0.26 : 0.25);
  pen.line([1.5, 3, 4.5, 6, 7.5].map((i) => across(y(i), 0, W)));
  const B0 = y(1.5);
  const bx = jn - (up - B0);
  const a0 = X(sq ? 0.1 : 0.13);
  pen.ter(route([ex, H, ex, y(2.9), ex - u * 2.9, 0], r));
  pen.sec([
    route([X(0.05), B0, bx, B0, jn, up, out, up, out + dB, up - dB, X(0.96), up - dB], r),
    route([vx, 0, vx, y(6.2), vx - u * 1.8, H], r),
  ]);
  const switches = [a0, y(6), a0 + u * 1.5, tr, out + w, tr, out + w + dA, tr + dA];
  pen.run(route([X(0.05), y(6), ...switches, X(0.96), tr + dA], r));
  const tk = (x: number, yy: number, s = -1) => down(x, yy, yy + s * 10 * k);
  const al = (a: number, b: number, m: number) =>
    range(m).map((i) => lerp(a, b, m === 1 ? 0.5 : i / (m - 1)));
  pen.full([
    ...al(X(0.36), X(0.41), sq ? 1 : 2).map((x) => tk(x, tr, 1)),
    ...al(out + w + dA + 16 * k, X(0.92), pen.wide ? 2 : 1).map((x) => tk(x, tr + dA, 1)),
  ]);
  pen.sec([
    ...al(X(0.1), bx - 14 * k, sq ? 1 : 4).map((x) => tk(x, B0)),
    ...al(out + dB + 14 * k, X(0.91), sq ? 1 : 2).map((x) => tk(x, up - dB)),
    ...[1, 2, 5.7].map((row) => across(y(row), vx, vx + 10 * k)),
  ]);
  pen.rect('a-node', vx - 8 * k, up - 9 * k, 16 * k, w + 18 * k, 8 * k);
  pen.nodes([X(0.05), y(6), X(0.96), tr + dA], 7);
  pen.nodeSec(X(0.05), B0, 6);
  pen.nodeSec(X(0.96), up - dB, 6);
  pen.node(ex, ex > a0 + u * 1.5 ? tr : tr + (a0 + u * 1.5 - ex), 6);
  if (ex - (y(2.9) - B0) < bx) pen.nodeSec(ex - (y(2.9) - B0), B0, 5);
  pen.check(X(0.475), tr, 14);
}
