import {
  getItem,
  range,
  toPoints,
  formatPoint,
  drawCurve,
  drawSegment,
  drawHorizontal,
  drawVertical,
  drawSweep,
  type Pt,
  type Row3,
} from '../../geometry';
import type { Pen } from '../../pen';

const RAW = toPoints([
  0.05, -0.5, 0.075, 0.42, 0.1, -0.9, 0.115, 0.1, 0.13, 0.8, 0.15, -0.35, 0.165, 0.5, 0.185, -0.75, 0.2, 0.95,
  0.21, -0.1, 0.225, 0.62, 0.235, -0.5, 0.06, 0.85, 0.19, 0.28, 0.09, -0.2,
]);

const BONDS = toPoints([0, 3, 1, 3, 5, 3, 5, 9, 7, 11, 6, 13, 13, 9, 6, 10]);

/** Draws four phases: raw material, shaped, built, running. */
export function drawFoundry(pen: Pen) {
  const { W, H, k } = pen;
  const cy = H * 0.5;
  const gate: Row3 = [W * 0.27, W * 0.5, W * 0.74];
  const amp = H * 0.36;
  pen.tick(gate.map((x) => drawVertical(x, H * 0.1, H * 0.9)));
  pen.line(drawHorizontal(cy, 0, W));
  // phase 1: raw material
  const raw = RAW.map(([x, y]): Pt => [W * x + pen.rnd(-4, 4) * k, cy + amp * y * 0.92 + pen.rnd(-4, 4) * k]);
  const [grains, lumps] = [raw.filter((_, i) => i % 3 > 0), raw.filter((_, i) => i % 3 === 0)];
  pen.dots('a-sec', 6 * k, grains);
  pen.dots('a-ter', 9 * k, lumps);
  pen.ter(BONDS.map(([a, b]) => drawSegment(...getItem(raw, a), ...getItem(raw, b))));
  // phase 2: shaped, everything converges on the gate
  [-0.95, -0.6, -0.3, 0.3, 0.6, 0.95].forEach((v) => {
    pen[Math.abs(v) > 0.5 ? 'ter' : 'sec'](drawSweep(gate[0], cy + amp * v, gate[1], cy));
  });
  // phase 3: built, a regular lattice
  const m = 4;
  const s = Math.min((gate[2] - gate[1]) * 0.68, H * 0.5);
  const lx = (gate[1] + gate[2]) / 2 + W * 0.008 - s / 2;
  const ly = cy - s / 2;
  pen.rect('a-paper', lx, ly, s, s, 4 * k);
  for (let i = 0; i < m; i++)
    for (let j = 0; j < m; j++)
      if ((i * 3 + j * 5 + 1) % 4 === 0) pen.rect('a-low', lx + (s * i) / m, ly + (s * j) / m, s / m, s / m);
  const bars = range(m + 1).map((i) => (s * i) / m);
  pen.sec(bars.map((t) => drawVertical(lx + t, ly, ly + s) + drawHorizontal(ly + t, lx, lx + s)));
  // phase 4: running lanes
  const lanes = [-0.62, -0.31, 0.31, 0.62];
  lanes.forEach((v) => {
    const y = cy + amp * v * 1.1;
    const lane = `${drawSweep(lx + s, cy + s * v * 0.6, gate[2] + W * 0.07, y)}L${formatPoint(W, y)}`;
    pen[Math.abs(v) > 0.5 ? 'ter' : 'sec'](lane);
  });
  const sway = toPoints([0.02, 0.2, 0.06, -0.28, 0.105, 0.42, 0.15, -0.3, 0.2, 0.16, 0.27, -0.03, 0.36, 0]);
  pen.run(`${drawCurve(sway.map(([x, y]) => [W * x, cy + amp * y]))}L${formatPoint(W, cy)}`);
  pen.nodes([gate[0], cy, gate[2], cy]);
  lanes.forEach((v, i) => pen.nodeSec(W * (0.86 + (i % 2) * 0.06), cy + amp * v * 1.1, 4));
  pen.node(W * 0.9, cy);
  pen.check(gate[1], cy, 13);
}
