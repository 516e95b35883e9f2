import {
  range,
  toInt,
  formatPoint,
  lerp,
  drawHorizontal,
  createBow,
  cutStart,
  drawRectangle,
} from '../../geometry';
import type { Pen } from '../../pen';

/** Draws the far place as a disc on the horizon; the journey's long hop crosses it. */
export function drawArticleTravel(pen: Pen) {
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
  pen.path('a-paper', drawRectangle(0, horizon, W, H));
  const step = Math.max(5, toInt(11 * k));
  const count = Math.floor((horizon - step * 0.6 - cy + r) / step);
  const rows = range(count).map((i) => horizon - step * (i + 0.7));
  rows.forEach((y, i) => {
    const dots = Math.floor(Math.sqrt(Math.max(0, r * r - (y - cy) ** 2)) / step);
    const share = rising ? 1 - i / rows.length : i / rows.length;
    const row = `M${formatPoint(toInt(cx) - dots * step, y)}h${dots * 2 * step}`;
    if (dots > 0) pen.fat('a-sec', toInt(lerp(2, 8, share) * k), row, ` stroke-dasharray="0 ${step}"`);
  });

  // its light on the water
  const glints = [0.78, 0.5, 0.6, 0.26].map((share, i) => {
    const half = r * share * pen.rnd(0.85, 1.15);
    const y = horizon + (H - horizon) * (0.24 + i * 0.19);
    return drawHorizontal(y, cx - half, cx + half);
  });
  pen.ter(glints);
  pen.line(drawHorizontal(horizon, 0, W));

  // the journey: a short hop, the long one over the disc, a short one
  const arc = (from: number, to: number, rise: number) => createBow(from, horizon, to, horizon, 0.24, rise);
  // the middle of a cubic reaches three quarters of its handles: the apex stays inside the disc
  const high = (horizon - cy + r * pen.rnd(0.24, 0.42)) / 0.75;
  const low = H * 0.13;
  const over = arc(b, c, high);
  pen.ter(arc(b, c, high * 0.4).d);
  pen.sec(arc(b, c, high * 0.7).d);
  pen.run(arc(a, b, low).d + cutStart(over.d) + cutStart(arc(c, d, low).d));
  [a, b, c, d].forEach((x) => pen.node(x, horizon, 6));
  if (wide) pen.node(...over.at(0.2), 4);
  pen.lit(...over.at(0.5), 7, 14);
}
