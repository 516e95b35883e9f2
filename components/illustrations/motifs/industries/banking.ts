import {
  getItem,
  range,
  formatPoint,
  lerp,
  drawHorizontal,
  drawVertical,
  drawSweep,
  createCubic,
  cutStart,
  drawRectangle,
  type Pt,
} from '../../geometry';
import type { Pen } from '../../pen';

/** Draws two ledgers, reconciled line by line; a person decides the doubtful match. */
export function drawBanking(pen: Pen) {
  const { W, H, k, sq } = pen;
  const N = sq ? 8 : 7;
  const top = H * 0.19;
  const bot = H * 0.81;
  const rh = (bot - top) / N;
  const aL: Pt = [W * (sq ? 0.06 : 0.09), W * (sq ? 0.34 : 0.36)];
  const aR: Pt = [W * (sq ? 0.7 : 0.66), W * (sq ? 0.94 : 0.91)];
  const y = (i: number) => top + rh * (i + 0.5);
  const amount = [0.5, 0.82, 0.36, 0.64, 0.95, 0.44, 0.7, 0.55];
  // row on the right that answers a row on the left; -1 is still open
  const map = sq ? [0, 2, 1, 4, 3, 6, 5, 7] : [0, 2, 1, 4, 3, 5, -1];
  const open = N - 1;
  const hero = 3;
  [aL, aR].forEach(([a, b]) =>
    pen.rect('a-wash', a - 12 * k, top - 26 * k, b - a + 24 * k, bot - top + 56 * k, 6 * k),
  );
  pen.line(range(N + 1).flatMap((i) => [aL, aR].map((sheet) => drawHorizontal(top + rh * i, ...sheet))));
  pen.tick([drawVertical(lerp(...aL, 0.3), top, bot), drawVertical(lerp(...aR, 0.7), top, bot)]);
  pen.bars('s-full', 5 * k, [aL, aR], ([a, b]) => drawHorizontal(top - 14 * k, a, lerp(a, b, 0.45)));
  const bh = Math.max(4, rh * 0.5);
  const bar = (L: boolean, i: number, amt: number, cls: string) => {
    const c = L ? aL : aR;
    const w = (c[1] - c[0]) * 0.8 * amt;
    pen.rect(cls, L ? c[1] - w : c[0], y(i) - bh / 2, w, bh, 2);
  };
  map.forEach((j, i) => {
    const shade = i === hero ? 'a-fill' : j === i ? 'a-mid' : 'a-low';
    bar(true, i, getItem(amount, i), shade);
    if (j >= 0) bar(false, j, getItem(amount, i), shade);
  });
  const from = aL[1] + 12 * k;
  const to = aR[0] - 12 * k;
  const tie = (i: number, j: number) => drawSweep(from, y(i), to, y(j));
  pen.ter(map.map((j, i) => (j >= 0 && j !== i && i !== hero ? tie(i, j) : '')));
  pen.sec(map.map((j, i) => (j === i ? tie(i, j) : '')));
  if (map[open] === -1) {
    pen.tick(drawHorizontal(y(open), from, W * 0.47));
    pen.circ('a-node-ter', W * 0.47, y(open), 5 * k);
    pen.tick(drawRectangle(aR[0], y(open) - bh / 2, aR[0] + W * 0.1, y(open) + bh / 2));
  }
  // hero tie with stops either side of the checkpoint
  const y1 = y(hero);
  const y2 = y(getItem(map, hero));
  const hx1 = aL[1] - (aL[1] - aL[0]) * 0.8 * getItem(amount, hero);
  const hx2 = aR[0] + (aR[1] - aR[0]) * 0.8 * getItem(amount, hero);
  const match = createCubic([from, y1], [W * 0.52, y1], [W * 0.51, y2], [to, y2]);
  pen.run(`${drawHorizontal(y1, hx1, from)}${cutStart(match.d)}L${formatPoint(hx2, y2)}`);
  map.forEach((j, i) => {
    if (j < 0 || i === hero) return;
    pen.nodeSec(from, y(i), 3);
    pen.nodeSec(to, y(j), 3);
  });
  pen.nodes([from, y1, to, y2]);
  // accountant's double rule
  pen.full([aL, aR].map(([a, b]) => drawHorizontal(bot + 12 * k, a, b) + drawHorizontal(bot + 17 * k, a, b)));
  pen.check(...match.at(0.5), 12);
}
