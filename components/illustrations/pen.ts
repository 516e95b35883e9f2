import svgpath from 'svgpath';
import { drawDot, toInt, toPoints, formatPoint, type Pt } from './geometry';
import { createRandom } from './random';

/** Numbers or printed figures ("48 min", "1,200"). */
export interface ArtPair {
  readonly before: number | string;
  readonly after: number | string;
}

export interface MotifData {
  /** Pairs of a case study; at most five are drawn. */
  readonly values?: readonly ArtPair[] | undefined;
  readonly lng?: number | undefined;
  readonly lat?: number | undefined;
  /** Icons of the products around IntelliMate's hub, clockwise from the left. */
  readonly products?: readonly string[] | undefined;
}

/** Class names of one element, or of several on top of each other. */
type Paint = string | readonly string[];
type PathData = string | readonly string[];

/** Shortens a line along an axis to one number. */
function shortenLine([command, x, y]: readonly (string | number)[]) {
  if (command === 'l' && y === 0) return [['h', x]];
  return command === 'l' && x === 0 ? [['v', y]] : undefined;
}

/**
 * Collects the elements of a drawing as class names and integers. The same input gives the same bytes, and
 * colors stay in art.css.
 */
export class Pen {
  readonly W: number;
  readonly H: number;
  /** Scale of nodes, bars and corners, 1 at 640 x 320. */
  readonly k: number;
  /** Square and panoramic pictures get a layout of their own and are not stretched. */
  readonly sq: boolean;
  readonly wide: boolean;
  /** Marks a thumbnail, which shows fewer points and lines. */
  readonly small: boolean;
  readonly rand: () => number;
  readonly out: string[] = [];

  constructor(width: number, height: number, seed: number) {
    this.W = width;
    this.H = height;
    this.k = Math.min(1.35, Math.max(0.3, Math.sqrt((width * height) / 204800)));
    this.sq = width / height < 1.4;
    this.wide = width / height > 2.4;
    this.small = width < 260;
    this.rand = createRandom(seed);
  }

  private put(shape: string, paint: Paint, attributes: string): void {
    for (const cls of [paint].flat()) this.out.push(`<${shape} class="${cls}"${attributes}/>`);
  }

  rnd(a: number, b: number): number {
    return a + (b - a) * this.rand();
  }

  path(paint: Paint, d: PathData, extra = ''): void {
    // Relative numbers are small and repeat: a page of drawings compresses a sixth better.
    const data = svgpath(typeof d === 'string' ? d : d.join(''))
      .rel()
      .iterate(shortenLine)
      .toString();
    this.put('path', paint, `${extra} d="${data}"`);
  }

  /** Writes one path per paint instead of one per piece. */
  groups(paints: readonly string[], pieces: readonly (readonly [paint: string, d: string])[]): void {
    for (const paint of paints) {
      this.path(
        paint,
        pieces.flatMap(([own, d]) => (own === paint ? d : [])),
      );
    }
  }

  /** Draws the primary run. Hovering a card animates it, which needs the normalized length. */
  run(d: string): void {
    this.path('a-run a-draw', d, ' pathLength="100"');
  }

  full(d: PathData): void {
    this.path('a-full', d);
  }

  sec(d: PathData): void {
    this.path('a-sec', d);
  }

  ter(d: PathData): void {
    this.path('a-ter', d);
  }

  line(d: PathData): void {
    this.path('a-line', d);
  }

  tick(d: PathData): void {
    this.path('a-tick', d);
  }

  /** Draws a stroke whose width scales with the picture. */
  fat(cls: string, width: number, d: PathData, extra = ''): void {
    this.path(`a-fat ${cls}`, d, ` stroke-width="${Math.max(1, toInt(width))}"${extra}`);
  }

  bars<Item>(
    cls: string,
    width: number,
    items: readonly Item[],
    draw: (item: Item, index: number) => string,
  ): void {
    this.fat(cls, width, items.map(draw));
  }

  dots(cls: string, width: number, pts: readonly Pt[]): void {
    this.bars(cls, width, pts, (p) => drawDot(...p));
  }

  circ(paint: Paint, x: number, y: number, r: number): void {
    this.put('circle', paint, ` cx="${toInt(x)}" cy="${toInt(y)}" r="${Math.max(1, toInt(r))}"`);
  }

  /**
   * Draws marks around a center as one dashed circle, a tenth of the bytes of single lines.
   * `count` is the number of places, and `every` draws each (1) or each fifth (5).
   */
  marks(cls: string, count: number, every: number, [x, y]: Pt, from: number, to: number): void {
    const r = toInt((from + to) / 2);
    const half = (width: number) => `a${r} ${r} 0 1 1 ${width} 0`;
    this.path(
      `a-fat ${cls}`,
      `M${toInt(x) - r} ${toInt(y)}${half(2 * r)}${half(-2 * r)}`,
      ` stroke-width="${toInt(to - from)}" stroke-linecap="butt" pathLength="${count * 8}" stroke-dasharray="1 ${every * 8 - 1}"`,
    );
  }

  ell(paint: Paint, x: number, y: number, rx: number, ry: number): void {
    this.put('ellipse', paint, ` cx="${toInt(x)}" cy="${toInt(y)}" rx="${toInt(rx)}" ry="${toInt(ry)}"`);
  }

  rect(paint: Paint, x: number, y: number, w: number, h: number, r = 0): void {
    const size = `width="${Math.max(1, toInt(w))}" height="${Math.max(1, toInt(h))}"`;
    this.put('rect', paint, ` x="${toInt(x)}" y="${toInt(y)}" ${size}${r ? ` rx="${toInt(r)}"` : ''}`);
  }

  nodes(flat: readonly number[], r = 5): void {
    toPoints(flat).forEach((point) => this.node(...point, r));
  }

  node(x: number, y: number, r = 5): void {
    this.circ('a-node', x, y, Math.max(2, r * this.k));
  }

  nodeSec(x: number, y: number, r = 4): void {
    this.circ('a-node-sec', x, y, Math.max(2, r * this.k));
  }

  /** Draws a filled node, with a glow of radius `halo`. */
  lit(x: number, y: number, r = 4, halo = 0): void {
    if (halo) this.circ('a-halo', x, y, halo * this.k);
    this.circ('a-fill', x, y, Math.max(2, r * this.k));
  }

  /** Draws a diamond, only where a person decides. Half-diagonal `half` at scale 1, never under 5. */
  check(x: number, y: number, half = 11): void {
    const h = Math.max(5, toInt(half * this.k));
    const [mx, my] = [toInt(x), toInt(y)];
    const corners = [
      formatPoint(mx, my - h),
      formatPoint(mx + h, my),
      formatPoint(mx, my + h),
      formatPoint(mx - h, my),
    ];
    this.path('a-human', `M${corners.join('L')}Z`);
  }
}
