import { drawHorizontal, createBow } from '../../geometry';
import type { Pen } from '../../pen';

/** Draws one record in two systems, kept in step; a person decides what goes over. */
export function drawSalesforce(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const cw = W * (sq ? 0.29 : wide ? 0.19 : 0.25);
  const ch = sq ? H * 0.36 : H * 0.5;
  const cy = H * 0.51;
  const lx = W * (sq ? 0.09 : wide ? 0.17 : 0.11);
  const rx = W - lx - cw;
  const o = 12 * k;
  const card = (x: number, y: number, cls: string, filled = false) => {
    pen.rect(cls, x, y, cw, ch, 10 * k);
    if (!filled) return;
    pen.circ('a-mid', x + cw * 0.17, y + ch * 0.22, Math.min(cw, ch) * 0.085);
    pen.fat('a-sec', 5 * k, [drawHorizontal(y + ch * 0.19, x + cw * 0.32, x + cw * 0.74)]);
    pen.fat('a-ter', 4 * k, [drawHorizontal(y + ch * 0.29, x + cw * 0.32, x + cw * 0.56)]);
    pen.line(drawHorizontal(y + ch * 0.42, x, x + cw));
    const w = [0.7, 0.46, 0.6];
    pen.bars('a-ter', 4 * k, w, (v, i) =>
      drawHorizontal(y + ch * (0.56 + i * 0.14), x + cw * 0.12, x + cw * (0.12 + v * 0.9)),
    );
    pen.fat('s-full', 4 * k, drawHorizontal(y + ch * 0.7, x + cw * 0.12, x + cw * (0.12 + 0.41)));
  };
  const cyT = cy - ch / 2;
  [2, 1].forEach((i) => {
    card(lx - i * o, cyT - i * o, 'a-node-ter');
    card(rx + i * o, cyT - i * o, 'a-node-ter');
  });
  card(lx, cyT, 'a-node-sec', true);
  card(rx, cyT, 'a-node', true);
  const a = lx + cw;
  const b = rx;
  const up = cyT + ch * 0.22;
  const dn = cyT + ch * 0.7;
  const arcH = H * (sq ? 0.26 : 0.27);
  const back = createBow(b, dn, a, dn, 0.25, -arcH);
  const there = createBow(a, up, b, up, 0.25, arcH);
  pen.sec(back.d);
  pen.tick([drawHorizontal(cy, a + 14 * k, b - 14 * k)]);
  pen.run(there.d);
  pen.nodes([a, up, b, up], 5);
  pen.nodes([...there.at(0.22), ...there.at(0.78)], 4);
  pen.nodeSec(b, dn, 4);
  pen.nodeSec(a, dn, 4);
  pen.nodeSec(...back.at(0.5), 4);
  pen.check(...there.at(0.5));
}
