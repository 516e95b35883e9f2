import { nth } from './geometry';
import { articleAviation } from './motifs/articles/article-aviation';
import { articleCase } from './motifs/articles/article-case';
import { articleDoorstep } from './motifs/articles/article-doorstep';
import { articleEnergy } from './motifs/articles/article-energy';
import { articleHospitality } from './motifs/articles/article-hospitality';
import { articleIslands } from './motifs/articles/article-islands';
import { articleLogistics } from './motifs/articles/article-logistics';
import { articleSkin } from './motifs/articles/article-skin';
import { articleTechnology } from './motifs/articles/article-technology';
import { articleTravel } from './motifs/articles/article-travel';
import { airlines } from './motifs/industries/airlines';
import { banking } from './motifs/industries/banking';
import { healthcare } from './motifs/industries/healthcare';
import { hospitality } from './motifs/industries/hospitality';
import { logistics } from './motifs/industries/logistics';
import { telecom } from './motifs/industries/telecom';
import { transport } from './motifs/industries/transport';
import { travel } from './motifs/industries/travel';
import { intelliconverse } from './motifs/products/intelliconverse';
import { intellimate } from './motifs/products/intellimate';
import { intellipulse } from './motifs/products/intellipulse';
import { intellireach } from './motifs/products/intellireach';
import { intelliresilience } from './motifs/products/intelliresilience';
import { intellivision } from './motifs/products/intellivision';
import { intelliworkflow } from './motifs/products/intelliworkflow';
import { foundry } from './motifs/solutions/foundry';
import { gcc } from './motifs/solutions/gcc';
import { salesforce } from './motifs/solutions/salesforce';
import { servicenow } from './motifs/solutions/servicenow';
import { caseStudy } from './motifs/system/case-study';
import { event } from './motifs/system/event';
import { locations } from './motifs/system/locations';
import { notFound } from './motifs/system/not-found';
import { type MotifData, Pen } from './pen';
import { fnv1a } from './random';

type Motif = (pen: Pen, data: MotifData) => void;

const MOTIF = {
  intellimate,
  intelliconverse,
  intellireach,
  intelliworkflow,
  intelliresilience,
  intellipulse,
  intellivision,
  travel,
  transport,
  hospitality,
  logistics,
  telecom,
  healthcare,
  banking,
  airlines,
  aviation: airlines,
  gcc,
  foundry,
  salesforce,
  servicenow,
  'article-hospitality': articleHospitality,
  'article-technology': articleTechnology,
  'article-travel': articleTravel,
  'article-aviation': articleAviation,
  'article-logistics': articleLogistics,
  'article-energy': articleEnergy,
  'article-case': articleCase,
  'article-islands': articleIslands,
  'article-skin': articleSkin,
  'article-doorstep': articleDoorstep,
  'case-study': caseStudy,
  locations,
  'not-found': notFound,
  event,
} satisfies Record<string, Motif>;

export type ArtKind = keyof typeof MOTIF;

/** `tint` paints the drawing's own ground; `none` leaves the page behind it. */
export type ArtGround = 'tint' | 'none';

/** Width and height are those shown, within about a factor of two. */
interface ArtOptions extends MotifData {
  readonly width?: number;
  readonly height?: number;
  readonly ground?: ArtGround;
}

interface Drawing {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  /** Markup of class names and integers only, so that it is safe to insert. */
  readonly body: string;
}

export const KINDS: readonly ArtKind[] = Object.freeze(Object.keys(MOTIF).filter(isArtKind));

export function isArtKind(name: string): name is ArtKind {
  return Object.hasOwn(MOTIF, name);
}

const PRODUCT_HUE: Partial<Record<ArtKind, number>> = {
  intellimate: 205,
  intelliconverse: 185,
  intellireach: 350,
  intelliworkflow: 265,
  intelliresilience: 150,
  intellipulse: 70,
  intellivision: 305,
};
// None is near the ember hues of people's decisions, and all are easy to tell apart.
const TEAM_HUES: readonly number[] = [90, 120, 150, 195, 230, 270, 310, 350];
// An odd step reaches all eight hues; a step of three makes neighbors differ clearly.
const STEP = 3;
const ownHue = (name: string) => fnv1a(name) % TEAM_HUES.length;

/** Gives each person of a group the hue of their name or, where that is taken, the next free one. */
export function groupHues(names: readonly string[]): ReadonlyMap<string, number> {
  const places: number[] = [];
  for (const name of names) {
    let place = ownHue(name);
    for (let tries = 1; places.includes(place) && tries < TEAM_HUES.length; tries++) {
      place = (place + STEP) % TEAM_HUES.length;
    }
    places.push(place);
  }
  return new Map(names.map((name, index) => [name, nth(TEAM_HUES, nth(places, index))]));
}

export const getProductHue = (kind: ArtKind): number | undefined => PRODUCT_HUE[kind];

/**
 * Draws `kind` in parts. The same kind, slug and options always give the same markup.
 * Throws an Error when a motif does not have exactly one human checkpoint.
 */
export function drawing(
  kind: ArtKind,
  slug: string,
  { width = 640, height = 320, ground = 'tint', ...data }: ArtOptions = {},
): Drawing {
  if (!isArtKind(kind)) throw new RangeError(`unknown art kind: ${String(kind)}`);
  const W = Math.round(width);
  const H = Math.round(height);
  const pen = new Pen(W, H, fnv1a(`${kind}/${slug}`));
  const draw: Motif = MOTIF[kind];
  draw(pen, data);
  if (pen.human !== 1) throw new Error(`${kind}: ${pen.human} checkpoints`);

  const hue = getProductHue(kind);
  const bare = ground === 'none';
  const className = ['art', hue !== undefined && `art-tint hue-${hue}`, bare && 'art-bare'];
  const backdrop = bare ? '' : `<rect class="a-paper" width="${W}" height="${H}"/>`;
  return {
    className: className.filter(Boolean).join(' '),
    width: W,
    height: H,
    body: backdrop + pen.out.join(''),
  };
}

/** Renders the drawing as one svg string, for files and share images. Pages use `<Art>`. */
export function renderArt(kind: ArtKind, slug = '', options: ArtOptions = {}): string {
  const { className, width, height, body } = drawing(kind, slug, options);
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${className}" ${box} aria-hidden="true">${body}</svg>`;
}
