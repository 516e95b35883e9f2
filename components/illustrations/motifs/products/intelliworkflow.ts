import { drawPolyline, drawHorizontal, drawVertical, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** Draws a process over four swim lanes; the checkpoint is its decision. */
export function drawIntelliworkflow(pen: Pen) {
  const { W, H, k, sq } = pen;
  const top = H * 0.1;
  const lh = (H * 0.8) / 4;
  const x0 = W * 0.05;
  const x1 = W * 0.95;
  const y = (i: number) => top + lh * (i + 0.5);
  const x = (t: number) => W * t;
  const bw = W * (sq ? 0.13 : 0.1);
  const bh = lh * 0.5;
  const r = 10 * k;
  [0, 2].forEach((i) => pen.rect('a-wash', x0, top + lh * i, x1 - x0, lh));
  pen.line([0, 1, 2, 3, 4].map((i) => drawHorizontal(top + lh * i, x0, x1)));
  pen.bars('a-ter', 4 * k, [0, 1, 2, 3], (i) =>
    drawVertical(x0, top + lh * i + lh * 0.28, top + lh * i + lh * 0.72),
  );
  const A: Pt = [x(0.25), y(1)];
  const B: Pt = [x(0.385), y(2)];
  const D: Pt = [x(0.53), y(1)];
  const C: Pt = [x(0.69), y(0)];
  const E: Pt = [x(0.71), y(1)];
  const F: Pt = [x(0.6), y(3)];
  const Z: Pt = [x(0.895), y(2)];
  const S: Pt = [x(0.115), y(1)];
  pen.ter([drawPolyline([B, [B[0], y(3)], F], r), drawPolyline([F, [Z[0], y(3)], Z], r)]);
  pen.sec([
    drawPolyline([A, [A[0], y(2)], B], r),
    drawPolyline([B, [D[0], y(2)], D], r),
    drawPolyline([D, [D[0], y(0)], C], r),
    drawPolyline([C, [x(0.83), y(0)], [x(0.83), y(1) - 1]], r),
  ]);
  pen.run(drawPolyline([S, E, [x(0.83), y(1)], [x(0.83), y(2)], Z], r));
  const box = (cls: string, p: Pt) => pen.rect(cls, p[0] - bw / 2, p[1] - bh / 2, bw, bh, 6 * k);
  [B, C, F].forEach((p) => box('a-node-sec', p));
  [A, E].forEach((p) => box('a-node', p));
  pen.bars('a-sec', 3 * k, [A, E], (p) => drawHorizontal(p[1], p[0] - bw * 0.26, p[0] + bw * 0.26));
  pen.bars('a-ter', 3 * k, [B, C, F], (p) => drawHorizontal(p[1], p[0] - bw * 0.26, p[0] + bw * 0.1));
  pen.node(...S, 7);
  pen.circ('a-node', ...Z, 10 * k);
  pen.lit(...Z, 4);
  pen.nodeSec(x(0.83), y(1), 4);
  pen.check(...D, 17);
}
