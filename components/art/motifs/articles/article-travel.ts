import { range, int, xy, lerp, across, bezier, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** Travel & AI: the far place is a disc of dots on the horizon; the journey's long hop crosses it. */
export function articleTravel(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const horizon = H * 0.74;
  const a = W * 0.07;
  const b = W * (sq ? 0.26 : pen.rnd(0.24, 0.3));
  const c = W * (sq ? 0.8 : pen.rnd(0.78, 0.84));
  const d = W * 0.94;
  const r = Math.min(H * pen.rnd(0.38, 0.44), W * 0.3);
  const cx = (b + c) / 2 + W * pen.rnd(-0.05, 0.05);
  const cy = horizon - r * pen.rnd(0.42, 0.56);
  const rising = pen.rand() < 0.5;

  // the disc: one dotted chord per row, its dots growing towards the horizon or away from it
  pen.circ('a-wash', cx, cy, r);
  pen.path('a-paper', `M${xy(0, horizon)}L${xy(W, horizon)}L${xy(W, H)}L${xy(0, H)}Z`);
  const step = Math.max(5, int(11 * k));
  const rows = range(Math.floor((horizon - step * 0.6 - cy + r) / step)).map(
    (i) => horizon - step * (i + 0.7),
  );
  rows.forEach((y, i) => {
    const dots = Math.floor(Math.sqrt(Math.max(0, r * r - (y - cy) ** 2)) / step);
    const share = rising ? 1 - i / rows.length : i / rows.length;
    const width = Math.max(1, int(lerp(2, 8, share) * k));
    const from = int(cx) - dots * step;
    const row = `M${xy(from, y)}h${dots * 2 * step}`;
    if (dots > 0) pen.path('a-fat s-mid', row, ` stroke-width="${width}" stroke-dasharray="0 ${step}"`);
  });

  // its light on the water
  const glints = [0.78, 0.5, 0.6, 0.26].map((share, i) => {
    const half = r * share * pen.rnd(0.85, 1.15);
    const y = horizon + (H - horizon) * (0.24 + i * 0.19);
    return across(y, cx - half, cx + half);
  });
  pen.ter(glints);
  pen.line(across(horizon, 0, W));

  // the journey: a short hop, the long one over the disc, a short one
  const arc = (from: number, to: number, rise: number) =>
    `C${xy(lerp(from, to, 0.24), horizon - rise)} ${xy(lerp(from, to, 0.76), horizon - rise)} ${xy(to, horizon)}`;
  // a cubic's middle stands at three quarters of its handles: the apex is kept inside the disc
  const high = (horizon - cy + r * pen.rnd(0.24, 0.42)) / 0.75;
  const low = H * 0.13;
  const start = `M${xy(b, horizon)}`;
  pen.ter(start + arc(b, c, high * 0.4));
  pen.sec(start + arc(b, c, high * 0.7));
  pen.run(`M${xy(a, horizon)}${arc(a, b, low)}${arc(b, c, high)}${arc(c, d, low)}`);
  const over = (t: number): Pt => [
    bezier(b, lerp(b, c, 0.24), lerp(b, c, 0.76), c, t),
    bezier(horizon, horizon - high, horizon - high, horizon, t),
  ];
  [a, b, c, d].forEach((x) => pen.node(x, horizon, 6));
  if (wide) pen.node(...over(0.2), 4);
  pen.check(...over(0.5), 14);
}
