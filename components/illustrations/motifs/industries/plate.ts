import svgpath from 'svgpath';
import { pairs, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** The sheet that industries are drawn on: four to three. */
const WIDTH = 560;
const HEIGHT = 420;

type Paint = string | readonly string[];

/**
 * A sheet of 560 x 420 laid over the picture. In its own proportions all of it shows; any other picture is a window
 * on it, as wide or as tall as it can be, so that nothing is ever stretched.
 *
 * @param rise Which part of the height a flat picture shows: 0 the top, 1 the bottom.
 */
export function plate(pen: Pen, rise = 0.5) {
  const scale = Math.max(pen.W / WIDTH, pen.H / HEIGHT);
  const [dx, dy] = [(pen.W - WIDTH * scale) / 2, (pen.H - HEIGHT * scale) * rise];
  const at = ([x, y]: Pt): Pt => [Math.round(x * scale + dx), Math.round(y * scale + dy)];
  const fit = (d: string) => svgpath(d).abs().scale(scale).translate(dx, dy).round(0).toString();
  return {
    /** Too small for details. */
    small: pen.small,
    path: (paint: Paint, d: string) => pen.path(paint, fit(d)),
    run: (d: string) => pen.run(fit(d)),
    /** Circles of one radius, from their centres in a row. */
    circles(paint: Paint, r: number, ...flat: readonly number[]) {
      for (const point of pairs(flat)) pen.circ(paint, ...at(point), Math.max(2, r * scale));
    },
    /** Stops, likewise: those that the picture's edge would cut are left out. */
    stops(paint: string, r: number, ...flat: readonly number[]) {
      const own = Math.max(2, r * scale);
      for (const [x, y] of pairs(flat).map(at))
        if (Math.min(x, y, pen.W - x, pen.H - y) >= own) pen.circ(paint, x, y, own);
    },
    /** Boxes of one size, from their corners in a row: one path. */
    boxes(paint: Paint, w: number, h: number, r: number, ...flat: readonly number[]) {
      const [wide, high] = [w - 2 * r, h - 2 * r];
      const box = ([x, y]: Pt) =>
        `M${x + r} ${y}h${wide}q${r} 0 ${r} ${r}v${high}q0 ${r} ${-r} ${r}h${-wide}q${-r} 0 ${-r} ${-r}v${-high}q0 ${-r} ${r} ${-r}z`;
      pen.path(paint, fit(pairs(flat).map(box).join('')));
    },
    /** Points that scale with the sheet. */
    dots: (cls: string, size: number, points: readonly Pt[]) => pen.dots(cls, size * scale, points.map(at)),
    check: (x: number, y: number) => pen.check(...at([x, y]), 14),
  };
}
