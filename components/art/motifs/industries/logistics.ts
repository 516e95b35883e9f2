import { nth, pairs, lerp, track, seg, across, down, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

const DEPOTS: readonly Pt[] = pairs([0.05, 0.34, 0.12, 0.13, 0.28, 0.17, 0.04, 0.66, 0.15, 0.8, 0.31, 0.74]);
const DEPOTS_SQUARE: readonly Pt[] = pairs([
  0.05, 0.3, 0.17, 0.14, 0.31, 0.27, 0.04, 0.6, 0.14, 0.78, 0.32, 0.7,
]);

/** Logistics: depots feed a hub, a gantry puts the box in its slot. */
export function logistics(pen: Pen) {
  const { W, H, k, sq, wide, small } = pen;
  const hx = W * (sq ? 0.19 : 0.2);
  const hy = H * 0.49;
  const gr = H * 0.88;
  const beam = H * 0.14;
  const c0 = W * (sq ? 0.5 : 0.53);
  const c1 = W * 0.94;
  const cols = sq ? 3 : wide ? 5 : 4;
  const cw = (c1 - c0) / (cols + 0.4);
  const ch = H * (sq ? 0.1 : 0.135);
  const tall = sq ? [3, 0, 2] : wide ? [2, 3, 0, 3, 1] : [3, 1, 1, 2];
  pen.line(across(gr, 0, W));
  // hub and its depots
  const dep = (sq ? DEPOTS_SQUARE : DEPOTS).map(([x, y]): Pt => [x * W, y * H]);
  pen.sec(dep.filter((_, i) => i % 2 === 1).map(([x, y]) => seg(hx, hy, x, y)));
  pen.ter(dep.filter((_, i) => i % 2 === 0).map(([x, y]) => seg(hx, hy, x, y)));
  pen.line([
    seg(0, nth(dep, 3)[1] + (nth(dep, 3)[1] - hy) * 0.3, ...nth(dep, 3)),
    seg(nth(dep, 1)[0] + (nth(dep, 1)[0] - hx) * 0.3, 0, ...nth(dep, 1)),
  ]);
  const ds = 8 * k;
  dep.forEach(([x, y]) => pen.rect('a-node-sec', x - ds, y - ds, ds * 2, ds * 2, 2));
  // stacks
  const box = (x: number, y: number, cls: string, rib: string) => {
    pen.rect(cls, x, y, cw * 0.94, ch * 0.94, 2);
    const d: string[] = [];
    const ribs = small ? 2 : 5;
    for (let i = 1; i <= ribs; i++) {
      const at = x + (cw * 0.94 * i) / (ribs + 1);
      d.push(down(at, y + ch * 0.2, y + ch * 0.74));
    }
    pen.path(rib, d);
  };
  tall.forEach((q, c) => {
    for (let r = 0; r < q; r++) {
      const x = c0 + cw * (c + 0.23);
      const y = gr - ch * (r + 1);
      const dark = (c + r) % 3 === 0;
      pen.rect('a-paper', x, y, cw * 0.94, ch * 0.94);
      if (dark) pen.rect('a-low', x, y, cw * 0.94, ch * 0.94);
      box(x, y, 'a-box', 'a-ter');
    }
  });
  // gantry
  const slot = tall.indexOf(Math.min(...tall));
  const tx = c0 + cw * (slot + 0.7);
  const top = gr - ch * (nth(tall, slot) + 2.35);
  const leg = W * 0.012 + 6 * k;
  pen.sec([
    down(c0 - leg, beam, gr),
    down(c1 + leg, beam, gr),
    across(beam + 10 * k, c0 - leg, c1 + leg),
    across(gr, c0 - leg - 8 * k, c0 - leg + 8 * k),
    across(gr, c1 + leg - 8 * k, c1 + leg + 8 * k),
  ]);
  pen.ter([seg(tx, beam + 14 * k, tx - cw * 0.4, top), seg(tx, beam + 14 * k, tx + cw * 0.4, top)]);
  const ex = W * (sq ? 0.39 : 0.41);
  pen.run(track([hx, hy, ex, beam, tx, top], 14 * k));
  pen.rect('a-mid', tx - cw * 0.47, top, cw * 0.94, ch * 0.94, 2);
  box(tx - cw * 0.47, top, 'a-box2', 'a-sec');
  pen.rect('a-node', tx - 12 * k, beam - 5 * k, 24 * k, 10 * k, 3 * k);
  pen.circ('a-line', hx, hy, 30 * k);
  pen.circ('a-node', hx, hy, 16 * k);
  pen.lit(hx, hy, 6);
  pen.node(ex, lerp(hy, beam, 0.45));
  pen.check(W * (sq ? 0.53 : 0.5), beam, 13);
}
