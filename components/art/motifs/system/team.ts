import { xy, poly, across, type Pt } from '../../geometry';
import { fnv1a } from '../../seed';
import type { Pen } from '../../pen';
import type { MotifData } from '../../types';
import { initialsOf } from '@/lib/content/initials';
import { monogram } from './letters';

/** Team tile: initials drawn as monoline traces, hue class from the name. Other scripts get a plain figure. */
export function team(pen: Pen, data: MotifData, slug: string) {
  const { W, H } = pen;
  const m = Math.min(W, H);
  const letters = monogram(data.initials ?? initialsOf(slug));
  const u = m * (letters.length > 2 ? 0.044 : 0.062);
  const cx = W / 2;
  const base = H * 0.5 + m * 0.17;
  const y0 = base - u * 6;
  const gap = u * 2.2;
  const tw = letters.length * u * 4 + Math.max(0, letters.length - 1) * gap;
  const lanes = [0.16, 0.33, 0.5].map((f) => H * 0.5 - m * (0.5 - f));
  const ly = H * 0.5 + m * 0.3;
  pen.line([...lanes, ly].map((y) => across(y, 0, W)));
  pen.circ('a-wash', cx, H * 0.5, m * 0.42);
  if (!letters.length && data.initials === undefined) {
    pen.circ('a-sec', cx, H * 0.44, m * 0.13);
    const shoulders = [xy(cx - m * 0.2, H * 0.58), xy(cx + m * 0.2, H * 0.58), xy(cx + m * 0.22, ly)];
    pen.sec(`M${xy(cx - m * 0.22, ly)}C${shoulders.join(' ')}`);
  }
  const strokes = letters.flatMap((letter, i) => {
    const left = cx - tw / 2 + i * (u * 4 + gap);
    const placed = letter.map((stroke) => stroke.map(([a, b]): Pt => [left + a * u, y0 + b * u]));
    return placed.map((stroke) => poly(stroke, u * 0.8));
  });
  if (strokes.length) pen.fat('s-full', u * 0.62, strokes);
  pen.run(across(ly, 0, W));
  const f = 0.46 + (fnv1a(slug) % 17) / 100;
  pen.nodes([cx - m * 0.3, ly, cx + m * 0.32, ly]);
  pen.check(W * f, ly, 13);
}
