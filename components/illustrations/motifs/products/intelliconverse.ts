import {
  getItem,
  range,
  toTriples,
  getGauss,
  drawHorizontal,
  drawVertical,
  drawSweep,
  type Pt,
} from '../../geometry';
import type { Pen } from '../../pen';

/** Draws a voice that enters as a waveform and leaves as words in three lanes. */
export function drawIntelliconverse(pen: Pen) {
  const { W, H, k, sq } = pen;
  const y = H * 0.5;
  const x0 = W * 0.07;
  const x1 = W * 0.455;
  const xd = W * (sq ? 0.51 : 0.505);
  const step = Math.max(5, 10 * k);
  const lanes = [0.22, 0.5, 0.78].map((t) => t * H);
  const xs = W * (sq ? 0.63 : 0.61);
  const end = W * 0.965;
  pen.line([
    drawHorizontal(y, 0, W),
    drawHorizontal(getItem(lanes, 0), xs, W),
    drawHorizontal(getItem(lanes, 2), xs, W),
  ]);
  const m = Math.floor((x1 - x0) / step);
  const syl = toTriples([
    0.09, 0.035, 0.42, 0.25, 0.04, 0.9, 0.36, 0.03, 0.55, 0.56, 0.05, 1, 0.69, 0.025, 0.5, 0.86, 0.035, 0.36,
  ]);
  const waves = range(m).map((i) => {
    const t = i / (m - 1);
    const env = 0.06 + syl.reduce((v, [c, s, a]) => v + a * getGauss(t, c, s), 0) * pen.rnd(0.8, 1);
    return { x: x0 + i * step, h: Math.max(3, H * 0.37 * Math.min(1, env)) };
  });
  pen.bars('a-ter', 5 * k, waves, ({ x, h }) => drawVertical(x, y + 6 * k, y + 6 * k + h * 0.66));
  pen.bars('s-full', 5 * k, waves, ({ x, h }) => drawVertical(x, y - 6 * k, y - 6 * k - h));
  const xb = xd + W * 0.02;
  pen.sec([drawSweep(xb, y, xs, getItem(lanes, 0)), drawSweep(xb, y, xs, getItem(lanes, 2))]);
  pen.run(drawHorizontal(y, W * 0.02, W));
  const say = sq
    ? [
        [0.06, 0.04, 0.1],
        [0.09, 0.05, 0.06],
        [0.05, 0.1],
      ]
    : [
        [0.05, 0.03, 0.085, 0.045],
        [0.035, 0.075, 0.05, 0.03],
        [0.06, 0.03, 0.05],
      ];
  const start = sq ? [0.05, 0.06, 0.1] : [0.035, 0.085, 0.06];
  lanes.forEach((ly, i) => {
    let x = xs + getItem(start, i) * W;
    const ws: Pt[] = [];
    for (const w of getItem(say, i)) {
      const b = x + w * W;
      if (b <= end) ws.push([x, b]);
      x = b + 10 * k + W * 0.008;
    }
    pen.bars('s-bg', 18 * k, ws, ([a, b]) => drawHorizontal(ly, a, b));
    pen.bars(i === 1 ? 's-full' : i === 0 ? 'a-sec' : 'a-ter', 10 * k, ws, ([a, b]) =>
      drawHorizontal(ly, a, b),
    );
    pen[i === 1 ? 'node' : 'nodeSec'](xs, ly);
  });
  pen.node(W * 0.02 + 6 * k, y);
  pen.check(xd, y, 13);
}
