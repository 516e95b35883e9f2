import { range, formatPoint, drawTrack, drawArch, drawHorizontal, drawVertical } from '../../geometry';
import type { Pen } from '../../pen';

/** Draws a facade at night; the run climbs through lit windows. */
export function drawArticleHospitality(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const cols = sq ? 6 : wide ? 15 : 10;
  const rows = 4;
  const x0 = W * 0.1;
  const x1 = W * 0.9;
  const y0 = H * 0.14;
  const y1 = H * 0.92;
  const dx = (x1 - x0) / (cols + 0.9);
  const dy = (y1 - y0) / rows;
  const tall = pen.rand() < 0.5;
  const cB = Math.round(cols * (sq ? 0.5 : pen.rand() < 0.5 ? 0.5 : 0.6));
  const wx = (c: number) => x0 + dx * (c + (c >= cB ? 0.9 : 0));
  const door = sq ? cols - 2 : pen.rand() < 0.5 ? 2 : cols - 3;
  const ww = Math.min(dx * 0.6, dy * 0.6);
  const wh = dy * 0.66;
  pen.line(range(rows + 1).map((r) => drawHorizontal(y0 + dy * r, 0, W)));
  pen.sec(drawArch(x0 - dx * 0.2, x1 + dx * 0.2, y0 - H * 0.06, H, 14 * k));
  const win = (c: number, r: number) => {
    const x = wx(c) + dx * 0.5 - ww / 2;
    const y = y0 + dy * r + dy * 0.22;
    return (
      `M${formatPoint(x, y + wh)}L${formatPoint(x, y + ww * 0.5)}Q${formatPoint(x, y)} ${formatPoint(x + ww / 2, y)}` +
      `Q${formatPoint(x + ww, y)} ${formatPoint(x + ww, y + ww * 0.5)}L${formatPoint(x + ww, y + wh)}Z`
    );
  };
  const windows: [paint: string, d: string][] = [];
  for (const r of range(rows))
    for (const c of range(cols)) {
      const v = pen.rand();
      if (r === 3 && (c === door || c === door + 1)) continue;
      windows.push([v > 0.84 ? 'a-mid' : v > 0.6 ? 'a-low' : 'a-wash', win(c, r)]);
    }
  pen.groups(['a-wash', 'a-low', 'a-mid'], windows);
  const ry = (r: number) => y0 + dy * (r + 1);
  const xd = wx(cB) - dx * 0.45;
  const rA = 2;
  const rB = tall ? 0 : 1;
  const dc = wx(door) + dx;
  pen.line([drawVertical(wx(cB) - dx * 0.9, y0 - H * 0.06, H), drawVertical(wx(cB), y0 - H * 0.06, H)]);
  pen.run(drawTrack([0, ry(rA), xd, ry(rB), W], 14 * k));
  pen.sec(drawArch(dc - dx * 0.72, dc + dx * 0.72, y1 - dy * 0.72, H, 24 * k));
  pen.ter(drawVertical(dc, y1 - dy * 0.7, H));
  pen.nodes([wx(1), ry(rA), wx(cB - 1), ry(rA), wx(cols - 1), ry(rB)]);
  pen.lit(xd, (ry(rA) + ry(rB)) / 2, 7, 14);
}
