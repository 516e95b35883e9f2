import { drawArticleAviation } from './motifs/articles/article-aviation';
import { drawArticleCase } from './motifs/articles/article-case';
import { drawArticleDoorstep } from './motifs/articles/article-doorstep';
import { drawArticleEnergy } from './motifs/articles/article-energy';
import { drawArticleHospitality } from './motifs/articles/article-hospitality';
import { drawArticleIslands } from './motifs/articles/article-islands';
import { drawArticleLogistics } from './motifs/articles/article-logistics';
import { drawArticleSkin } from './motifs/articles/article-skin';
import { drawArticleTechnology } from './motifs/articles/article-technology';
import { drawArticleTravel } from './motifs/articles/article-travel';
import { drawAirlines } from './motifs/industries/airlines';
import { drawBanking } from './motifs/industries/banking';
import { drawHealthcare } from './motifs/industries/healthcare';
import { drawHospitality } from './motifs/industries/hospitality';
import { drawLogistics } from './motifs/industries/logistics';
import { drawTelecom } from './motifs/industries/telecom';
import { drawTransport } from './motifs/industries/transport';
import { drawTravel } from './motifs/industries/travel';
import { drawIntelliconverse } from './motifs/products/intelliconverse';
import { drawIntellimate } from './motifs/products/intellimate';
import { drawIntellipulse } from './motifs/products/intellipulse';
import { drawIntellireach } from './motifs/products/intellireach';
import { drawIntelliresilience } from './motifs/products/intelliresilience';
import { drawIntellivision } from './motifs/products/intellivision';
import { drawIntelliworkflow } from './motifs/products/intelliworkflow';
import { drawFoundry } from './motifs/solutions/foundry';
import { drawGcc } from './motifs/solutions/gcc';
import { drawSalesforce } from './motifs/solutions/salesforce';
import { drawServicenow } from './motifs/solutions/servicenow';
import { drawCaseStudy } from './motifs/system/case-study';
import { drawEvent } from './motifs/system/event';
import { drawLocations } from './motifs/system/locations';
import { drawNotFound } from './motifs/system/not-found';
import { type MotifData, Pen } from './pen';
import { hashText } from './random';

type Motif = (pen: Pen, data: MotifData) => void;

const MOTIF = {
  intellimate: drawIntellimate,
  intelliconverse: drawIntelliconverse,
  intellireach: drawIntellireach,
  intelliworkflow: drawIntelliworkflow,
  intelliresilience: drawIntelliresilience,
  intellipulse: drawIntellipulse,
  intellivision: drawIntellivision,
  travel: drawTravel,
  transport: drawTransport,
  hospitality: drawHospitality,
  logistics: drawLogistics,
  telecom: drawTelecom,
  healthcare: drawHealthcare,
  banking: drawBanking,
  airlines: drawAirlines,
  aviation: drawAirlines,
  gcc: drawGcc,
  foundry: drawFoundry,
  salesforce: drawSalesforce,
  servicenow: drawServicenow,
  'article-hospitality': drawArticleHospitality,
  'article-technology': drawArticleTechnology,
  'article-travel': drawArticleTravel,
  'article-aviation': drawArticleAviation,
  'article-logistics': drawArticleLogistics,
  'article-energy': drawArticleEnergy,
  'article-case': drawArticleCase,
  'article-islands': drawArticleIslands,
  'article-skin': drawArticleSkin,
  'article-doorstep': drawArticleDoorstep,
  'case-study': drawCaseStudy,
  locations: drawLocations,
  'not-found': drawNotFound,
  event: drawEvent,
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
export const getProductHue = (kind: ArtKind): number | undefined => PRODUCT_HUE[kind];

/** Draws `kind` in parts. The same kind, slug and options always give the same markup. */
export function drawArt(
  kind: ArtKind,
  slug: string,
  { width = 640, height = 320, ground = 'tint', ...data }: ArtOptions = {},
): Drawing {
  if (!isArtKind(kind)) throw new RangeError(`unknown art kind: ${String(kind)}`);
  const W = Math.round(width);
  const H = Math.round(height);
  const pen = new Pen(W, H, hashText(`${kind}/${slug}`));
  const draw: Motif = MOTIF[kind];
  draw(pen, data);

  const hue = getProductHue(kind);
  const isBare = ground === 'none';
  const className = ['art', hue !== undefined && `art-tint hue-${hue}`, isBare && 'art-bare'];
  const backdrop = isBare ? '' : `<rect class="a-paper" width="${W}" height="${H}"/>`;
  return {
    className: className.filter(Boolean).join(' '),
    width: W,
    height: H,
    body: backdrop + pen.out.join(''),
  };
}

/** Renders the drawing as one svg string, for files and share images. Pages use `<Art>`. */
export function renderArt(kind: ArtKind, slug = '', options: ArtOptions = {}): string {
  const { className, width, height, body } = drawArt(kind, slug, options);
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${className}" ${box} aria-hidden="true">${body}</svg>`;
}
