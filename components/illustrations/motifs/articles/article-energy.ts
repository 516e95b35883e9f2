import { RAD, range, formatPoint, getGauss, drawHorizontal, drawVertical, drawSpoke } from '../../geometry';
import type { Pen } from '../../pen';

const HOURS = 48;

/** Draws one day on a dial, its load in spokes, with the run over the top. */
export function drawArticleEnergy(pen: Pen) {
  const { W, H, k, sq } = pen;
  const cx = W * 0.52;
  const cy = H * 0.53;
  const R = Math.min(H * 0.29, W * 0.28);
  const morning = pen.rnd(11, 17);
  const evening = pen.rnd(33, 41);

  /** Leaves out the spokes where the lane crosses the dial. */
  const dial = (x: number, r: number, reach: number, main: boolean) => {
    const spokes = { strong: [] as string[], weak: [] as string[] };
    for (const hour of range(HOURS)) {
      const angle = (hour * 360) / HOURS - 90;
      if (Math.abs(Math.cos(angle * RAD)) > 0.985) continue;
      const load =
        0.24 + 0.7 * getGauss(hour, morning, 4) + 0.62 * getGauss(hour, evening, 5) + pen.rnd(-0.06, 0.06);
      const bar = drawSpoke(x, cy, angle, r * 1.08, r * 1.08 + reach * load);
      spokes[main && load > 0.62 ? 'strong' : 'weak'].push(bar);
    }
    pen.circ(['a-wash', main ? 'a-sec' : 'a-ter'], x, cy, r);
    const width = (r * 2 * Math.PI) / HOURS / 2.1;
    pen.fat('a-ter', width, spokes.weak);
    if (main) pen.fat('a-sec', width, spokes.strong);
  };

  pen.line([0.13, 0.33, 0.73, 0.93].map((t) => drawHorizontal(H * t, 0, W)));
  for (const x of sq ? [] : [W * 0.13, W * 0.88]) {
    pen.circ('a-paper', x, cy, R * 0.95);
    dial(x, R * 0.5, R * 0.34, false);
  }
  pen.circ('a-paper', cx, cy, R * 1.64);
  dial(cx, R, R * 0.56, true);

  // the run: in from the left, over the top, out to the right
  const r = R * 0.66;
  const handle = r * 0.5523;
  const half = (side: 1 | -1) =>
    `L${formatPoint(cx - r, cy)}C${formatPoint(cx - r, cy + side * handle)} ${formatPoint(cx - handle, cy + side * r)} ${formatPoint(cx, cy + side * r)}` +
    `C${formatPoint(cx + handle, cy + side * r)} ${formatPoint(cx + r, cy + side * handle)} ${formatPoint(cx + r, cy)}`;
  pen.tick(half(1).replace('L', 'M'));
  pen.run(`M${formatPoint(0, cy)}${half(-1)}L${formatPoint(W, cy)}`);
  pen.nodes([W * (sq ? 0.07 : 0.13), cy, cx - r, cy, cx + r, cy, W * (sq ? 0.94 : 0.88), cy]);
  pen.lit(cx, cy, 5);
  pen.lit(cx, cy - r, 7, 14);
  pen.ter(drawVertical(cx, cy - 12 * k, cy - r + 22 * k));
}
