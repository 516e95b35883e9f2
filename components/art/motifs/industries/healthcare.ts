import { range, pairs, xy, lerp, across, down, cubic } from '../../geometry';
import type { Pen } from '../../pen';

/** A heartbeat, from its start to its end; heights in shares of half the strip. */
const BEAT = pairs([
  0, 0, 0.14, 0, 0.24, -0.16, 0.34, 0, 0.42, 0.16, 0.5, -0.78, 0.58, 0.4, 0.64, 0, 0.74, 0, 0.86, -0.26, 1, 0,
]);

/**
 * Healthcare: a care pathway. Intake streams merge, one branch is read on a rhythm strip that misses a beat, a
 * clinician decides under that gap, and only then do the proposed doses become the course of treatment.
 */
export function healthcare(pen: Pen) {
  const { W, H, k, sq, small } = pen;
  const gap = Math.max(5, 10 * k);
  const ym = H * 0.64;
  const yb = H * 0.27;
  const y2 = ym - gap * 2;
  const X = (t: number) => W * t;
  pen.tick([X(0.22), X(0.5), X(0.78)].map((x) => down(x, H * 0.08, H * 0.92)));

  // intake: streams arrive at different heights and merge into one bundle
  const merge = (from: number, to: number) =>
    cubic([0, from], [X(0.12), from], [X(0.1), to], [X(0.22), to]).d;
  const low = (o: number, h: number) => `${merge(h, ym + o)}L${xy(W, ym + o)}`;
  pen.ter([low(gap, H * 0.8), low(gap * 2, H * 0.8 + gap)]);
  const left = X(sq ? 0.3 : 0.34);
  const right = X(sq ? 0.7 : 0.66);
  const detour = (o: number) => {
    const [top, foot] = [yb + o, y2 + o];
    const climb = [xy(lerp(X(0.22), left, 0.6), foot), xy(lerp(X(0.22), left, 0.3), top), xy(left, top)];
    const fall = [xy(lerp(X(0.78), right, 0.3), top), xy(lerp(X(0.78), right, 0.6), foot), xy(X(0.78), foot)];
    const strip = `C${climb.join(' ')}L${xy(right, top)}C${fall.join(' ')}`;
    return `${merge(H * 0.44 + o, foot)}${strip}L${xy(W, foot)}`;
  };
  pen.sec([detour(-gap / 2), detour(gap / 2)]);
  pen.run(across(ym, 0, W));

  // rhythm strip: two beats, and the one that did not come
  const half = H * 0.15;
  const cell = (right - left) / 12;
  pen.rect(['a-paper', 'a-wash'], left, yb - half, right - left, half * 2, 6 * k);
  const columns = small ? [2, 4, 6, 8, 10] : range(12).slice(1);
  pen.line([
    ...columns.map((i) => down(left + cell * i, yb - half, yb + half)),
    ...[-0.5, 0, 0.5].map((v) => across(yb + half * v, left, right)),
  ]);
  pen.rect('a-outline', left, yb - half, right - left, half * 2, 6 * k);
  const beat = (from: number, to: number) => BEAT.map(([t, v]) => xy(lerp(from, to, t), yb + v * half));
  pen.path('a-ring', `M${[...beat(left, left + cell * 4), ...beat(right - cell * 4, right)].join('L')}`);
  pen.lit(X(0.5), yb, 4, 13);

  // doses: outlined while proposed, filled once approved
  const yd = ym + gap * 2 + H * 0.125;
  const w = 30 * k;
  const h = 12 * k;
  pen.line(across(yd, X(0.26), W));
  const dose = (t: number, approved: boolean) => {
    const x = X(t);
    pen.rect(['a-paper', approved ? 'a-mid' : 'a-outline'], x - w / 2, yd - h / 2, w, h, h / 2);
    if (!approved) return;
    const [top, foot, end] = [yd - h / 2, yd + h / 2, x + w / 2];
    const cap = `Q${xy(end, top)} ${xy(end, yd)}Q${xy(end, foot)} ${xy(end - h / 2, foot)}`;
    pen.path('a-solid', `${across(top, x, end - h / 2)}${cap}L${xy(x, foot)}Z`);
  };
  (sq ? [0.31, 0.41] : [0.3, 0.365, 0.43]).forEach((t) => dose(t, false));
  (sq ? [0.59, 0.69, 0.79] : [0.57, 0.635, 0.7, 0.765, 0.83]).forEach((t) => dose(t, true));

  const xe = X(sq ? 0.88 : 0.9);
  pen.circ(['a-paper', 'a-ring'], xe, ym, 24 * k);
  pen.lit(xe, ym, 8);
  [0.08, 0.3, 0.7].forEach((t) => pen.node(X(t), ym, 6));
  pen.check(X(0.5), ym, 13);
}
