import { RAD, nth, int, xy, seg, across, bezier, closed, type Pt, type Row4 } from '../../geometry';
import type { Pen } from '../../pen';

/** Aviation & AI: holding stack, then the approach to the threshold. */
export function articleAviation(pen: Pen) {
  const { W, H, k, sq, wide } = pen;
  const fx = W * 0.56;
  const tx = W * (sq ? 0.74 : 0.72);
  const up = pen.rand() < 0.5;
  const ty = H * (up ? 0.6 : 0.4);
  const yy = (t: number) => H * (up ? t : 1 - t);
  const rs = [0.2, 0.38, 0.56, 0.74, 0.92].map((f) => f * W * (wide ? 0.62 : 0.72));
  const reach = nth(rs, 3);
  const lift = pen.rnd(-0.05, 0.05);
  // range rings of the approach scope
  pen.line([
    ...rs.map(
      (r) =>
        `M${xy(tx - r, ty)}a${int(r)} ${int(r)} 0 1 1 ${int(r) * 2} 0a${int(r)} ${int(r)} 0 1 1 ${-int(r) * 2} 0`,
    ),
  ]);
  const deg: string[] = [];
  for (let a = 0; a < 360; a += 6) {
    const c = Math.cos(a * RAD);
    const q = Math.sin(a * RAD);
    const r = nth(rs, 1);
    deg.push(
      seg(tx + r * c, ty + r * q, tx + (r + (a % 30 ? 4 : 9) * k) * c, ty + (r + (a % 30 ? 4 : 9) * k) * q),
    );
  }
  pen.ter(deg);
  pen.path(
    'a-wash',
    `M${xy(tx, ty)}L${xy(tx - reach, ty - reach * 0.22)}L${xy(tx - reach, ty + reach * 0.22)}Z`,
  );
  pen.tick([seg(tx, ty, tx - reach, ty - reach * 0.22), seg(tx, ty, tx - reach, ty + reach * 0.22)]);
  // arrivals join the final
  const joinA = W * pen.rnd(0.3, 0.37);
  const a0: Pt = [0, yy(0.17 + lift * 2.4)];
  const b0: Pt = [W * (sq ? 0.3 : pen.rnd(0.28, 0.42)), yy(1)];
  const c0: Pt = [W * pen.rnd(0.46, 0.52), yy(0)];
  const by0 = yy(0.76);
  const cy0 = yy(0.3);
  const sg = up ? 1 : -1;
  const tb = `M${xy(...b0)}C${xy(b0[0], by0)} ${xy(W * 0.36, ty)} ${xy(W * 0.47, ty)}`;
  const tc = `M${xy(...c0)}C${xy(c0[0], cy0)} ${xy(W * 0.47, ty)} ${xy(W * 0.53, ty)}`;
  pen.sec([tb]);
  pen.ter(tc);
  const A: Row4 = [a0[0], W * 0.16, W * 0.2, joinA];
  const Ay: Row4 = [a0[1], a0[1], ty, ty];
  pen.run(
    `M${xy(...a0)}C${xy(A[1], Ay[1])} ${xy(A[2], ty)} ${xy(joinA, ty)}L${xy(W * (sq ? 0.94 : 0.9), ty)}`,
  );
  // runway
  const rw = W * (sq ? 0.22 : 0.2);
  const rh = H * 0.034;
  pen.rect('a-node', tx, ty - rh, rw, rh * 2, 2);
  pen.full([-0.6, -0.2, 0.2, 0.6].map((v) => across(ty + rh * v, tx + 8 * k, tx + 24 * k)));
  pen.path('a-dash', across(ty, tx + 36 * k, tx + rw - 8 * k));
  const plane = (x: number, y: number, dx: number, dy: number, cls = 'a-fill', z = 15) => {
    const l = Math.hypot(dx, dy);
    const c = (dx / l) * z * k;
    const q = (dy / l) * z * k;
    pen.path(
      cls,
      closed([
        [x + c, y + q],
        [x - c * 0.8 - q * 0.7, y - q * 0.8 + c * 0.7],
        [x - c * 0.4, y - q * 0.4],
        [x - c * 0.8 + q * 0.7, y - q * 0.8 - c * 0.7],
      ]),
    );
  };
  const t = 0.42 + pen.rnd(-0.06, 0.1);
  const bx = bezier(...A, t);
  const by = bezier(...Ay, t);
  const e = t + 0.03;
  plane(bx, by, bezier(...A, e) - bx, bezier(...Ay, e) - by);
  const u = 0.3 + pen.rnd(0, 0.2);
  const px = bezier(b0[0], b0[0], W * 0.36, W * 0.47, u);
  const py = bezier(b0[1], by0, ty, ty, u);
  const v = u + 0.04;
  plane(
    px,
    py,
    bezier(b0[0], b0[0], W * 0.36, W * 0.47, v) - px,
    bezier(b0[1], by0, ty, ty, v) - py,
    'a-mid',
    13,
  );
  const y3 = pen.rnd(0.12, 0.3);
  plane(bezier(c0[0], c0[0], W * 0.47, W * 0.53, y3), bezier(c0[1], cy0, ty, ty, y3), 0, sg, 'a-mid', 13);
  pen.nodes([joinA, ty, W * 0.64, ty]);
  pen.check(fx, ty, 13);
}
