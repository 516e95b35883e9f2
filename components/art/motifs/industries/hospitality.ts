import { nth, xy, lerp, route, track, seg, across, down, rectangle, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** Hospitality: a hotel floor; the run goes from the door to the guest’s room. */
export function hospitality(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const x0 = W * 0.07;
  const x1 = W * 0.93;
  const y0 = H * 0.12;
  const y1 = H * 0.88;
  const ca = H * 0.44;
  const cb = H * 0.58;
  const cm = (ca + cb) / 2;
  const lob = W * (sq ? 0.24 : 0.2);
  const door = Math.max(9, 22 * k);
  const top = sq ? [1, 1, 1] : wide ? [1, 1, 1.5, 1, 1, 1.5, 1, 1] : [1, 1, 1.45, 1, 1];
  const bot = sq ? [1.3, 1] : wide ? [1.6, 1, 1, 1.6, 1, 1] : [1.5, 1, 1, 1.5];
  const cut = (list: readonly number[]) => {
    const s = list.reduce((p, c) => p + c, 0);
    let x = x0 + lob;
    return list.map((w): Pt => {
      const from = x;
      x += ((x1 - (x0 + lob)) * w) / s;
      return [from, x];
    });
  };
  const T = cut(top);
  const B = cut(bot);
  const litT = sq ? [2] : wide ? [2, 5] : [1, 3];
  const litB = sq ? [0] : wide ? [3] : [2];
  const goal = nth(T, nth(litT, -1));
  litT.forEach((i) => {
    const [a, b] = nth(T, i);
    pen.rect(a === goal[0] ? 'a-mid' : 'a-low', a, y0, b - a, ca - y0);
  });
  litB.forEach((i) => {
    const [a, b] = nth(B, i);
    pen.rect('a-low', a, cb, b - a, y1 - cb);
  });
  pen.tick(across(cm, x0 + lob, x1));
  // furniture
  const bed = (a: number, b: number, ya: number, up: boolean) => {
    const w = Math.min(30 * k, (b - a) * 0.34);
    const h = 38 * k;
    const x = lerp(a, b, 0.5) - w / 2;
    const y = up ? ya + 8 * k : ya - 8 * k - h;
    return rectangle(x, y, x + w, y + h) + across(up ? y + 11 * k : y + h - 11 * k, x, x + w);
  };
  pen.ter([...T.map((room) => bed(...room, y0, true)), ...B.map((room) => bed(...room, y1, false))]);
  // walls with door gaps
  const wall: string[] = [];
  const swing: string[] = [];
  T.forEach(([a, b]) => {
    const dx = b - door - 7 * k;
    wall.push(down(a, y0, ca), across(ca, a, dx), across(ca, dx + door, b));
    swing.push(`M${xy(dx, ca)}L${xy(dx, ca - door)}Q${xy(dx + door, ca - door)} ${xy(dx + door, ca)}`);
  });
  B.forEach(([a, b]) => {
    const dx = a + 7 * k;
    wall.push(down(a, cb, y1), across(cb, a, dx), across(cb, dx + door, b));
    swing.push(`M${xy(dx + door, cb)}L${xy(dx + door, cb + door)}Q${xy(dx, cb + door)} ${xy(dx, cb)}`);
  });
  wall.push(route([x0, cm - door, x0, y0, x1, y0, x1, y1, x0, y1, x0, cm + door], 0));
  pen.path('a-wall', wall);
  pen.ter(swing);
  // lobby: reception desk and lift core
  pen.rect('a-node-sec', x0 + lob * 0.22, y0 + H * 0.08, lob * 0.42, H * 0.09, 4 * k);
  const lx = x0 + lob * 0.3;
  const ly = y1 - H * 0.2;
  const ls = H * 0.12;
  const cross = [seg(lx, ly, lx + ls, ly + ls), seg(lx + ls, ly, lx, ly + ls)];
  pen.sec([rectangle(lx, ly, lx + ls, ly + ls), ...cross]);
  const gx = goal[1] - door / 2 - 7 * k;
  const gy = lerp(y0, ca, 0.68);
  const mx = lerp(goal[0], goal[1], 0.36);
  pen.run(track([W * 0.01, cm, gx, gy, mx], 12 * k));
  pen.nodes([x0 + lob * 0.5, cm, x0 + lob * 1.18, cm]);
  pen.lit(mx, gy, 6, 13);
  pen.check(W * (sq ? 0.58 : 0.5), cm, 13);
}
