import { xy, lerp, across, down, bezier, closed, rectangle, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** Event: runway lights lead to a booth under strings of bulbs. */
export function event(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const vx = W * 0.54;
  const hz = H * 0.62;
  const spread = sq ? 0.42 : wide ? 0.24 : 0.3;
  const bw = Math.min(W * 0.2, H * 0.34);
  const bh = bw * 0.62;
  // runway lights lead to the booth
  pen.path(
    'a-wash',
    closed([
      [vx - bw * 0.2, hz],
      [vx + bw * 0.2, hz],
      [vx + W * spread, H],
      [vx - W * spread, H],
    ]),
  );
  pen.line(across(hz, 0, W));
  const depth = [0.06, 0.15, 0.27, 0.43, 0.64, 0.9];
  depth.forEach((t, i) =>
    pen.dots(
      i > 2 ? 's-full' : 's-mid',
      (3 + i * 1.3) * k,
      [-1, 1].map((s): Pt => [vx + s * lerp(bw * 0.3, W * (spread + 0.03), t), lerp(hz, H, t)]),
    ),
  );
  pen.bars('s-low', 4 * k, [0.1, 0.3, 0.6], (t, i) =>
    down(vx, lerp(hz, H, t), lerp(hz, H, t + 0.09 + i * 0.06)),
  );
  // booth
  const bx = vx - bw / 2;
  const by = hz - bh;
  const sc = 5;
  const cw = bw / sc;
  const dr = bh * 0.34;
  pen.path('a-paper', rectangle(bx, by, bx + bw, hz));
  for (let i = 0; i < sc; i++)
    pen.path(
      i % 2 ? 'a-low' : 'a-mid',
      `M${xy(bx + cw * i, by)}L${xy(bx + cw * (i + 1), by)}L${xy(bx + cw * (i + 1), by + dr)}` +
        `Q${xy(bx + cw * (i + 0.5), by + dr * 1.7)} ${xy(bx + cw * i, by + dr)}Z`,
    );
  pen.full([
    across(by, bx, bx + bw),
    down(bx + cw * 0.3, by + dr, hz),
    down(bx + bw - cw * 0.3, by + dr, hz),
    across(hz - bh * 0.3, bx + cw * 0.3, bx + bw - cw * 0.3),
  ]);
  // strings of festival lights
  const string = (x1: number, y1: number, x2: number, y2: number, s: number) => {
    const c1: Pt = [lerp(x1, x2, 0.3), lerp(y1, y2, 0.3) + s];
    const c2: Pt = [lerp(x1, x2, 0.7), lerp(y1, y2, 0.7) + s];
    return {
      d: `M${xy(x1, y1)}C${xy(...c1)} ${xy(...c2)} ${xy(x2, y2)}`,
      at: (t: number): Pt => [bezier(x1, c1[0], c2[0], x2, t), bezier(y1, c1[1], c2[1], y2, t)],
    };
  };
  const s1 = string(0, H * 0.1, W, H * 0.04, H * 0.24);
  const s2 = string(0, H * 0.26, W * 0.62, 0, H * 0.16);
  const s3 = string(W * 0.46, 0, W, H * 0.3, H * 0.14);
  pen.ter([s2.d, s3.d]);
  pen.run(s1.d);
  const N = sq ? 9 : wide ? 17 : 13;
  const bulb = ([x, y]: Pt, cls: string, r: number) => {
    pen.circ(cls, x, y + (r + 5) * k, r * k);
    return down(x, y, y + 5 * k);
  };
  const stem: string[] = [];
  for (let i = 1; i < N; i++) {
    const t = i / N;
    const [x] = s1.at(t);
    if (Math.abs(x - vx) > W * 0.045) stem.push(bulb(s1.at(t), i % 3 === 1 ? 'a-node' : 'a-fill', 5));
  }
  pen.full(stem);
  pen.dots(
    's-low',
    8 * k,
    [0.12, 0.28, 0.44, 0.6, 0.76].map((t): Pt => {
      const [x, y] = s2.at(t);
      return [x, y + 7 * k];
    }),
  );
  pen.dots(
    's-low',
    8 * k,
    [0.28, 0.46, 0.64, 0.82].map((t): Pt => {
      const [x, y] = s3.at(t);
      return [x, y + 7 * k];
    }),
  );
  let t = 0.5;
  for (let i = 0; i < 12; i++) t += (vx - s1.at(t)[0]) / W;
  const [dx, dy] = s1.at(t);
  pen.tick(down(dx, dy + 20 * k, by - 4 * k));
  pen.check(dx, dy, 14);
}
