import { nth, pairs, lerp, track, seg, across, down, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

const DEPOTS = pairs([0.05, 0.34, 0.12, 0.13, 0.28, 0.17, 0.04, 0.66, 0.15, 0.8, 0.31, 0.74]);
const DEPOTS_SQUARE = pairs([0.05, 0.3, 0.17, 0.14, 0.31, 0.27, 0.04, 0.6, 0.14, 0.78, 0.32, 0.7]);

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
  const ways = dep.map((depot) => seg(hx, hy, ...depot));
  pen.sec(ways.filter((_, i) => i % 2 === 1));
  pen.ter(ways.filter((_, i) => i % 2 === 0));
  const [north, west] = [nth(dep, 1), nth(dep, 3)];
  pen.line([seg(0, lerp(west[1], hy, -0.3), ...west), seg(lerp(north[0], hx, -0.3), 0, ...north)]);
  const ds = 8 * k;
  dep.forEach(([x, y]) => pen.rect('a-node-sec', x - ds, y - ds, ds * 2, ds * 2, 2));
  // stacks
  const box = (x: number, y: number, cls: string, rib: string) => {
    pen.rect(cls, x, y, cw * 0.94, ch * 0.94, 2);
    const ribs = small ? [1, 2] : [1, 2, 3, 4, 5];
    const at = (i: number) => x + (cw * 0.94 * i) / (ribs.length + 1);
    pen.each(rib, ribs, (i) => down(at(i), y + ch * 0.2, y + ch * 0.74));
  };
  tall.forEach((q, c) => {
    for (let r = 0; r < q; r++) {
      const x = c0 + cw * (c + 0.23);
      const y = gr - ch * (r + 1);
      pen.rect((c + r) % 3 ? 'a-paper' : ['a-paper', 'a-low'], x, y, cw * 0.94, ch * 0.94);
      box(x, y, 'a-box', 'a-ter');
    }
  });
  // gantry
  const slot = tall.indexOf(Math.min(...tall));
  const tx = c0 + cw * (slot + 0.7);
  const top = gr - ch * (nth(tall, slot) + 2.35);
  const leg = W * 0.012 + 6 * k;
  const legs = [c0 - leg, c1 + leg] as const;
  const feet = legs.map((x) => across(gr, x - 8 * k, x + 8 * k));
  pen.sec([...legs.map((x) => down(x, beam, gr)), across(beam + 10 * k, ...legs), ...feet]);
  pen.ter([seg(tx, beam + 14 * k, tx - cw * 0.4, top), seg(tx, beam + 14 * k, tx + cw * 0.4, top)]);
  const ex = W * (sq ? 0.39 : 0.41);
  pen.run(track([hx, hy, ex, beam, tx, top], 14 * k));
  pen.rect('a-mid', tx - cw * 0.47, top, cw * 0.94, ch * 0.94, 2);
  box(tx - cw * 0.47, top, 'a-box2', 'a-sec');
  pen.rect('a-node', tx - 12 * k, beam - 5 * k, 24 * k, 10 * k, 3 * k);
  pen.hub(hx, hy, 30, 16, 6);
  pen.node(ex, lerp(hy, beam, 0.45));
  pen.check(W * (sq ? 0.53 : 0.5), beam, 13);
}
