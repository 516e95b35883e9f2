import { range, toPoints, drawTrack, drawHorizontal, drawVertical, drawRectangle } from '../../geometry';
import type { Pen } from '../../pen';

/** Draws a town from above: the run turns into its streets and stops at doors. */
export function drawArticleDoorstep(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const cols = sq ? 3 : wide ? 7 : 5;
  const pitch = W / (cols - 0.5);
  const street = H * 0.1;
  const crossing = (i: number) => pitch * (i + 0.75);
  const upper = H * 0.34;
  const lower = H * 0.68;
  const [near, far] = pen.rand() < 0.5 ? [upper, lower] : [lower, upper];
  const a = sq ? 0 : 1;
  const b = sq ? 1 : wide ? 4 : 3;

  // blocks between the streets, each with its houses; the outer ones run off the sheet
  const rows = toPoints([-12 * k, upper, upper, lower, lower, H + 12 * k]);
  const homes: [paint: string, d: string][] = [];
  for (const [top, bottom] of rows)
    for (const col of range(cols + 1)) {
      const x = crossing(col - 1) + street / 2;
      const y = top + street / 2;
      const w = pitch - street;
      const h = bottom - top - street;
      pen.rect(['a-wash', 'a-ter'], x, y, w, h, 8 * k);
      const plots = Math.max(2, Math.round(w / (H * 0.13)));
      const size = Math.min(w / plots, h / 2) * 0.52;
      for (const plot of range(plots * 2)) {
        if (pen.rand() < 0.3) continue;
        const hx = x + (w * ((plot % plots) + 0.5)) / plots;
        const hy = y + h * (plot < plots ? 0.27 : 0.73);
        const shade = pen.rand();
        homes.push([
          shade > 0.9 ? 'a-mid' : shade > 0.55 ? 'a-low' : 'a-wash',
          drawRectangle(hx - size / 2, hy - size / 2, hx + size / 2, hy + size / 2),
        ]);
      }
    }
  pen.groups(['a-wash', 'a-low', 'a-mid'], homes);
  const streets = range(cols - 1).map((i) => drawVertical(crossing(i), 0, H));
  pen.tick([...streets, drawHorizontal(upper, 0, W), drawHorizontal(lower, 0, W)]);

  pen.run(drawTrack([0, near, crossing(a), far, crossing(b), near, W], 16 * k));
  pen.node(crossing(a) * 0.5, near);
  pen.nodes([crossing(a), (upper + lower) / 2, crossing(b), (upper + lower) / 2], 4);
  pen.node((crossing(b) + W) / 2, near);
  pen.lit((crossing(a) + crossing(b)) / 2, far, 7, 14);
}
