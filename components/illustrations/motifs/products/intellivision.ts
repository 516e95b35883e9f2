import { range, formatPoint, lerp, drawRoute, drawSegment, closePath, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

type Box = { left: number; right: number; top: number; bottom: number; lid: Pt };

/** Draws a camera that finds crates; the checkpoint lies on the line of sight. */
export function drawIntellivision(pen: Pen) {
  const { W, H, k, sq, wide, small } = pen;
  const cells = 8;
  const a = sq ? W * 0.056 : wide ? H * 0.145 : W * 0.05;
  const b = a * 0.5;
  const cx = W * (wide ? 0.58 : 0.52);
  const ty = H * (sq ? 0.4 : 0.3);
  const hz = b * 1.15;
  const bb = sq ? b : (H * 0.6) / (cells * 2);
  const iso = (u: number, v: number, z = 0): Pt => [cx + (u - v) * a, ty + (u + v) * bb - z * hz];
  const rules = range(cells + 1).filter((i) => !small || i % 2 === 0);
  pen.path('a-wash', closePath([iso(0, 0), iso(cells, 0), iso(cells, cells), iso(0, cells)]));
  pen.line(
    rules.map(
      (i) => drawSegment(...iso(i, 0), ...iso(i, cells)) + drawSegment(...iso(0, i), ...iso(cells, i)),
    ),
  );
  const cube = (u: number, v: number, w: number, z: number, strong = false): Box => {
    const [t0, t1, t2, t3] = [iso(u, v, z), iso(u + w, v, z), iso(u + w, v + w, z), iso(u, v + w, z)];
    const [l0, l1, l2] = [iso(u, v + w), iso(u + w, v + w), iso(u + w, v)];
    pen.path('a-paper', closePath([t0, t1, l2, l1, l0, t3]));
    pen.path(strong ? 'a-mid' : 'a-low', closePath([t3, t2, l1, l0]));
    pen.path('a-wash', closePath([t2, t1, l2, l1]));
    pen.path(strong ? 'a-full' : 'a-sec', [
      closePath([t0, t1, t2, t3]),
      `M${[t3, l0, l1, l2, t1].map((p) => formatPoint(...p)).join('L')}`,
      drawSegment(...t2, ...l1),
    ]);
    const lid: Pt = [(t0[0] + t2[0]) / 2, (t0[1] + t2[1]) / 2];
    return { left: t3[0], right: t1[0], top: t0[1], bottom: l1[1], lid };
  };
  const frame = (box: Box, m: number, cls: string) => {
    const q = Math.max(6, 13 * k);
    const sides = { left: [box.left - m, q], right: [box.right + m, -q] } as const;
    const corner = ([x, dx]: Pt, [y, dy]: Pt) => drawRoute([x + dx, y, x, y, x, y + dy], 0);
    const [top, foot]: [Pt, Pt] = [
      [box.top - m, q],
      [box.bottom + m, -q],
    ];
    pen.path(cls, [
      corner(sides.left, top),
      corner(sides.right, top),
      corner(sides.right, foot),
      corner(sides.left, foot),
    ]);
  };
  const o2 = cube(1.9, 5.3, 1.3, 1.7);
  const cam: Pt = [W * (sq ? 0.1 : 0.12), H * 0.13];
  const o1 = cube(4.4, 0.9, 1.9, 3.4, true);
  cube(6.7, 4.8, 1, 1.1);
  const m = 10 * k;
  const upper: Pt = [o1.left - m, o1.top - m];
  const lower: Pt = [o1.left - m, o1.bottom + m];
  pen.path('a-wash', closePath([cam, upper, lower]));
  pen.ter([
    drawSegment(...cam, ...upper),
    drawSegment(...cam, ...lower),
    drawSegment(...cam, o2.left - 6 * k, o2.top - 6 * k),
  ]);
  frame(o1, m, 'a-run');
  frame(o2, 6 * k, 'a-sec');
  const hit = o1.lid;
  pen.run(drawSegment(...cam, ...hit));
  pen.circ('a-line', ...cam, 24 * k);
  pen.circ('a-node', ...cam, 13 * k);
  pen.lit(...cam, 5);
  pen.node(lerp(cam[0], hit[0], 0.3), lerp(cam[1], hit[1], 0.3));
  pen.lit(...hit, 5);
  const xd = W * (sq ? 0.46 : 0.45);
  const t = (xd - cam[0]) / (hit[0] - cam[0]);
  pen.check(xd, lerp(cam[1], hit[1], t), 12);
}
