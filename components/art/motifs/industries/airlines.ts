import { pairs, xy, lerp, across, down, type Pt } from '../../geometry';
import type { Pen } from '../../pen';

/** Stops of the other tails: line of the rotation, hour as a share of the day. */
const TURNAROUNDS: readonly Pt[] = pairs([
  0, 0.06, 0, 0.31, 0, 0.75, 1, 0.125, 1, 0.375, 4, 0.19, 4, 0.56, 4, 0.94,
]);

/** Airlines: a tail fin whose stripes run on as rotations; one tail is swapped. */
export function airlines(pen: Pen) {
  const { W, H, k, sq } = pen;
  const rows = 5;
  const y = (i: number) => H * (0.2 + i * 0.15);
  const fx = W * (sq ? 0.05 : 0.06);
  const fw = sq ? W * 0.42 : Math.min(W * 0.34, H * 0.82);
  // the fin: livery stripes run on as tail rotations
  const yt = H * 0.1;
  const dorsal = H * 0.9;
  const tipL = fx + fw * 0.7;
  const tipR = fx + fw;
  const outline =
    `M${xy(fx, dorsal)}C${xy(fx + fw * 0.24, lerp(dorsal, yt, 0.1))} ${xy(fx + fw * 0.34, lerp(dorsal, yt, 0.3))}` +
    ` ${xy(fx + fw * 0.42, lerp(dorsal, yt, 0.46))}L${xy(tipL - fw * 0.03, yt + H * 0.03)}` +
    `Q${xy(tipL, yt)} ${xy(tipL + fw * 0.06, yt)}L${xy(tipR - fw * 0.04, yt)}` +
    `Q${xy(tipR + fw * 0.01, yt)} ${xy(tipR - fw * 0.01, yt + H * 0.05)}L${xy(fx + fw * 0.72, dorsal)}Z`;
  pen.path(['a-low', 'a-ring'], outline);
  const left = (yy: number) => {
    const t = (dorsal - yy) / (dorsal - yt);
    return t > 0.46
      ? fx + fw * lerp(0.42, 0.68, (t - 0.46) / 0.54)
      : fx + fw * lerp(0.08, 0.42, Math.sqrt(t / 0.46));
  };
  const right = (yy: number) => fx + fw * lerp(0.72, 0.99, (dorsal - yy) / (dorsal - yt - H * 0.05));
  pen.line(across(dorsal, 0, W));
  pen.line([0, 1, 2, 3, 4].map((i) => across(y(i), right(y(i)), W)));
  const t0 = W * (sq ? 0.48 : 0.4);
  const t1 = W * 0.95;
  const X = (t: number) => lerp(t0, t1, t);
  const tick: string[] = [];
  for (let i = 0; i < rows; i++)
    for (let h = 0; h <= 16; h++) tick.push(down(X(h / 16), y(i), y(i) + (h % 4 ? 4 : 8) * k));
  pen.line(tick);
  const hop = (i: number, a: number, b: number) => {
    const h = Math.min(H * 0.1, (X(b) - X(a)) * 0.34);
    return `M${xy(X(a), y(i))}C${xy(X(lerp(a, b, 0.3)), y(i) - h)} ${xy(X(lerp(a, b, 0.7)), y(i) - h)} ${xy(X(b), y(i))}`;
  };
  pen.sec([0, 1, 2, 3, 4].map((i) => across(y(i), left(y(i)) + fw * 0.06, right(y(i)) - fw * 0.04)));
  pen.sec([hop(0, 0.06, 0.31), hop(0, 0.375, 0.75), hop(1, 0.125, 0.375), hop(1, 0.44, 0.56)]);
  pen.ter([
    hop(1, 0.69, 1),
    hop(3, 0.06, 0.25),
    hop(3, 0.3125, 0.44),
    hop(4, 0.19, 0.56),
    hop(4, 0.625, 0.94),
    hop(0, 0.8125, 0.9375),
  ]);
  // primary tail: rotation swaps to the next line at the checkpoint
  const xs = X(sq ? 0.34 : 0.36);
  const xe = X(sq ? 0.56 : 0.5);
  pen.run(
    `M${xy(left(y(2)) + fw * 0.06, y(2))}L${xy(xs, y(2))}` +
      `C${xy(lerp(xs, xe, 0.55), y(2))} ${xy(lerp(xs, xe, 0.45), y(3))} ${xy(xe, y(3))}L${xy(W * 0.985, y(3))}`,
  );
  pen.full(hop(3, sq ? 0.65 : 0.625, 0.9375));
  pen.full(hop(2, 0.0625, 0.3125));
  TURNAROUNDS.forEach(([i, a]) => pen.nodeSec(X(a), y(i), 3));
  pen.nodes([X(0.0625), y(2), X(0.9375), y(3), X(sq ? 0.65 : 0.625), y(3)]);
  pen.check((xs + xe) / 2, (y(2) + y(3)) / 2, 11);
}
