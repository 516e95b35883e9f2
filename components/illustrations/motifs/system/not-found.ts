import { lerp, drawRoute, drawTrack, drawHorizontal, drawVertical, drawPolygon } from '../../geometry';
import type { Pen } from '../../pen';

export function drawNotFound(pen: Pen) {
  const { W, H, k, sq } = pen;
  const y = H * 0.64;
  const x0 = W * 0.02;
  const a = W * (sq ? 0.24 : 0.3);
  const b = W * (sq ? 0.78 : 0.72);
  const ph = H * (sq ? 0.36 : 0.44);
  const pw = ph * 0.76;
  const cx = (a + b) / 2;
  const up = H * (sq ? 0.2 : 0.17);
  pen.line([drawHorizontal(y, 0, W), drawHorizontal(up, 0, W)]);
  pen.tick([drawVertical(W * 0.14, H * 0.1, H * 0.9), drawVertical(W * 0.86, H * 0.1, H * 0.9)]);
  // the missing page
  const px = cx - pw / 2;
  const py = y - ph * 0.5;
  const f = Math.min(pw, ph) * 0.28;
  const right = px + pw;
  pen.path('a-dash', drawPolygon([px, py, right - f, py, right, py + f, right, py + ph, px, py + ph]));
  pen.path('a-dash', drawRoute([right - f, py, right - f, py + f, right, py + f], 0));
  const ends = [px - 12 * k, right + 12 * k] as const;
  pen.ter([drawHorizontal(y, a, ends[0]), drawHorizontal(y, ends[1], b)]);
  pen.sec(ends.map((x) => drawVertical(x, y - 9 * k, y + 9 * k)));
  pen.run(drawTrack([x0, y, a, up, b, y, W * 0.98], H * 0.12));
  pen.node(W * 0.14, y, 6);
  pen.nodes([a, lerp(y, up, 0.5), b, lerp(y, up, 0.5)], 5);
  pen.node(W * 0.86, y, 6);
  pen.node(W * 0.52, up, 6);
}
