import svgpath from 'svgpath';
import { toPoints, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

const WIDTH = 560;
const HEIGHT = 420;

type Paint = string | readonly string[];

/**
 * Lays a sheet of 560 x 420 over the picture, which shows as much of it as fits without stretching.
 * `rise` is the part of its height that a flat picture shows: 0 is the top, 1 the bottom.
 */
export function createPlate(pen: Pen, rise = 0.5) {
  const scale = Math.max(pen.W / WIDTH, pen.H / HEIGHT);
  const [dx, dy] = [(pen.W - WIDTH * scale) / 2, (pen.H - HEIGHT * scale) * rise];
  const at = ([x, y]: Pt): Pt => [Math.round(x * scale + dx), Math.round(y * scale + dy)];
  const fit = (d: string) => svgpath(d).abs().scale(scale).translate(dx, dy).round(0).toString();
  return {
    small: pen.small,
    /** The part of the sheet's height that the picture shows. */
    top: -dy / scale,
    bottom: (pen.H - dy) / scale,
    path: (paint: Paint, d: string) => pen.path(paint, fit(d)),
    run: (d: string) => pen.run(fit(d)),
    circles(paint: Paint, r: number, ...flat: readonly number[]) {
      for (const point of toPoints(flat)) pen.circ(paint, ...at(point), Math.max(2, r * scale));
    },
    /** Leaves out the stops that the picture's edge would cut. */
    stops(paint: string, r: number, ...flat: readonly number[]) {
      const own = Math.max(2, r * scale);
      for (const [x, y] of toPoints(flat).map(at))
        if (Math.min(x, y, pen.W - x, pen.H - y) >= own) pen.circ(paint, x, y, own);
    },
    boxes(paint: Paint, w: number, h: number, r: number, ...flat: readonly number[]) {
      const [wide, high] = [w - 2 * r, h - 2 * r];
      const box = ([x, y]: Pt) =>
        `M${x + r} ${y}h${wide}q${r} 0 ${r} ${r}v${high}q0 ${r} ${-r} ${r}h${-wide}q${-r} 0 ${-r} ${-r}v${-high}q0 ${-r} ${r} ${-r}z`;
      pen.path(paint, fit(toPoints(flat).map(box).join('')));
    },
    dots: (cls: string, size: number, points: readonly Pt[]) => pen.dots(cls, size * scale, points.map(at)),
    check: (x: number, y: number) => pen.check(...at([x, y]), 14),
  };
}
