import { range, formatPoint, lerp, drawHorizontal, drawSweep, cutStart } from '../../geometry';
import type { Pen } from '../../pen';

export function drawArticleCase(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const cx = W * (sq ? 0.5 : 0.52);
  const cy = H * 0.5;
  const w = W * (sq ? 0.34 : wide ? 0.17 : 0.22);
  const h = H * 0.6;
  const left = cx - w / 2;
  const right = cx + w / 2;
  const channels = sq ? 6 : 8;
  const own = pen.rand() < 0.5 ? 1 : channels - 2;
  const fields = 6;
  const field = (i: number) => cy - h / 2 + (h * (i + 1)) / (fields + 1);
  const from = (i: number) => lerp(H * 0.06, H * 0.94, i / (channels - 1));
  const to = (i: number) => lerp(cy - h * 0.4, cy + h * 0.4, i / (channels - 1));

  pen.line([0.06, 0.28, 0.5, 0.72, 0.94].map((t) => drawHorizontal(H * t, 0, W)));
  const others = range(channels).filter((i) => i !== own);
  const inflow = (i: number) => drawSweep(0, from(i), left, to(i), 0.55);
  pen.sec(others.filter((i) => i % 2 === 0).map(inflow));
  pen.ter(others.filter((i) => i % 2 === 1).map(inflow));
  // what the case sets off: three quiet lanes, and the one that was decided
  const out = W * 0.92;
  const ends = [0.1, 0.3, 0.9].map((t) => H * t);
  pen.ter(ends.map((y) => drawSweep(right, cy, out, y) + `L${formatPoint(W, y)}`));

  // the record, with earlier states behind it
  for (const step of [2, 1]) {
    const shift = step * 11 * k;
    pen.rect(['a-paper', 'a-ter'], left + shift, cy - h / 2 - shift, w, h, 10 * k);
  }
  pen.rect(['a-paper', 'a-wash', 'a-run'], left, cy - h / 2, w, h, 10 * k);
  const values = range(fields).map((i) => pen.rnd(0.34, 0.62) + (i === 0 ? 0.12 : 0));
  pen.bars('a-ter', 6 * k, range(fields), (i) => drawHorizontal(field(i), left + w * 0.12, left + w * 0.24));
  pen.bars('a-sec', 6 * k, values, (share, i) =>
    drawHorizontal(field(i), left + w * 0.34, left + w * (0.34 + share * 0.86)),
  );

  const last = H * 0.7;
  const parts = [
    drawSweep(left, to(own), right, cy),
    drawSweep(right, cy, out, last),
    `L${formatPoint(W, last)}`,
  ];
  pen.run(inflow(own) + parts.map(cutStart).join(''));
  others.forEach((i) => pen.nodeSec(left, to(i), 3.5));
  pen.node(W * 0.05, from(own));
  pen.node(left, to(own), 6);
  pen.node(out, last);
  ends.forEach((y) => pen.nodeSec(out, y));
  pen.lit(right, cy, 7, 14);
}
