import { range, xy, lerp, across, down, dot, bow, polygon, rectangle, type Pt } from '../../geometry';
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
  pen.path('a-wash', polygon([vx - bw * 0.2, hz, vx + bw * 0.2, hz, vx + W * spread, H, vx - W * spread, H]));
  pen.line(across(hz, 0, W));
  const depth = [0.06, 0.15, 0.27, 0.43, 0.64, 0.9];
  depth.forEach((t, i) => {
    const off = lerp(bw * 0.3, W * (spread + 0.03), t);
    pen.bars(i > 2 ? 's-full' : 's-mid', (3 + i * 1.3) * k, [-off, off], (x) => dot(vx + x, lerp(hz, H, t)));
  });
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
  for (const i of range(sc)) {
    const [left, right] = [bx + cw * i, bx + cw * (i + 1)];
    const scallop = `L${xy(right, by + dr)}Q${xy(bx + cw * (i + 0.5), by + dr * 1.7)} ${xy(left, by + dr)}Z`;
    pen.path(i % 2 ? 'a-low' : 'a-mid', across(by, left, right) + scallop);
  }
  const posts = [bx + cw * 0.3, bx + bw - cw * 0.3] as const;
  const counter = across(hz - bh * 0.3, ...posts);
  pen.full([across(by, bx, bx + bw), ...posts.map((x) => down(x, by + dr, hz)), counter]);
  // strings of festival lights
  const s1 = bow(0, H * 0.1, W, H * 0.04, 0.3, H * -0.24);
  const s2 = bow(0, H * 0.26, W * 0.62, 0, 0.3, H * -0.16);
  const s3 = bow(W * 0.46, 0, W, H * 0.3, 0.3, H * -0.14);
  pen.ter([s2.d, s3.d]);
  pen.run(s1.d);
  const N = sq ? 9 : wide ? 17 : 13;
  const stems = range(N)
    .slice(1)
    .map((i) => {
      const [x, y] = s1.at(i / N);
      if (Math.abs(x - vx) <= W * 0.045) return '';
      pen.circ(i % 3 === 1 ? 'a-node' : 'a-fill', x, y + 10 * k, 5 * k);
      return down(x, y, y + 5 * k);
    });
  pen.full(stems);
  const under = ([x, y]: Pt) => dot(x, y + 7 * k);
  pen.bars('s-low', 8 * k, [0.12, 0.28, 0.44, 0.6, 0.76], (t) => under(s2.at(t)));
  pen.bars('s-low', 8 * k, [0.28, 0.46, 0.64, 0.82], (t) => under(s3.at(t)));
  let t = 0.5;
  for (let i = 0; i < 12; i++) t += (vx - s1.at(t)[0]) / W;
  const [dx, dy] = s1.at(t);
  pen.tick(down(dx, dy + 20 * k, by - 4 * k));
  pen.check(dx, dy, 14);
}
