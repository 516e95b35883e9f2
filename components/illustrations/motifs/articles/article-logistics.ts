import { drawRoute, drawHorizontal, drawVertical } from '../../geometry';
import type { Pen } from '../../pen';

/** Draws a sorter: parcels leave the belt on their chutes. */
export function drawArticleLogistics(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const cy = H * 0.5;
  const bh = H * 0.085;
  const b = bh * 0.62;
  const first = pen.rand() < 0.5 ? 0 : 1;
  const m = sq ? 3 : wide ? 6 : 4;
  const main = sq ? 2 : wide ? 4 : 3;
  const swap = pen.rand() < 0.4;
  const lead = H * 0.13;
  const cw = b * 1.5;
  const dir = (i: number) => ((i + first + (swap && i === 1 ? 1 : 0)) % 2 ? 1 : -1);
  const cx = (i: number) => W * (sq ? 0.24 : 0.2) + (W * (sq ? 0.58 : 0.64) * i) / (m - 1);
  const bin = (d: number) => cy + d * H * 0.43;
  // chutes as twin rails ending in bins
  for (let i = 0; i < m; i++) {
    const d = dir(i);
    const x = cx(i);
    const rail = (o: number) =>
      drawRoute([x - lead * 1.1 + o, cy + d * bh, x + o, cy + d * (bh + lead), x + o, bin(d)], 14 * k);
    pen.path(i === main ? 'a-sec' : 'a-ter', [rail(-cw), rail(cw), drawHorizontal(bin(d), x - cw, x + cw)]);
  }
  pen.rect(['a-paper', 'a-wash'], 0, cy - bh, W, bh * 2);
  const roll: string[] = [];
  for (let x = 10 * k; x < W; x += 16 * k) roll.push(drawVertical(x, cy - bh * 0.86, cy + bh * 0.86));
  pen.line(roll);
  pen.sec([drawHorizontal(cy - bh, 0, W), drawHorizontal(cy + bh, 0, W)]);
  const d = dir(main);
  const mx = cx(main);
  const turn = mx - lead * 1.1 - bh * 0.5;
  pen.run(drawRoute([0, cy, turn, cy, mx, cy + d * (bh + lead), mx, bin(d) - d * b * 2.2], 20 * k));
  const par = (x: number, y: number, cls: string) => {
    pen.rect(['a-node-sec', cls], x - b, y - b, b * 2, b * 2, 3 * k);
    pen.ter(drawVertical(x, y - b, y - b * 0.3));
  };
  for (let i = 0; i < m; i++) {
    const q = i === main ? 1 : 1 + Math.floor(pen.rnd(0, 1.99));
    for (let j = 0; j < q; j++) {
      const shade = i === main ? 'a-mid' : (i + j) % 2 ? 'a-low' : 'a-wash';
      par(cx(i), bin(dir(i)) - dir(i) * (b * 1.25 + j * b * 2.35), shade);
    }
  }
  const free = sq ? [0.1, 0.9] : wide ? [0.05, 0.13, 0.3, 0.86, 0.95] : [0.06, 0.17, 0.84, 0.95];
  free.map((t) => t + pen.rnd(-0.012, 0.012)).forEach((t) => par(W * t, cy, t < 0.5 ? 'a-mid' : 'a-low'));
  const xd = W * (sq ? 0.44 : wide ? 0.48 : 0.47);
  pen.nodes([W * (sq ? 0.26 : wide ? 0.38 : 0.32), cy, turn, cy]);
  pen.lit(xd, cy, 7, 14);
}
