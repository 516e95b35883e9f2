import 'server-only';
import { site } from '@/lib/content/site';
import { shareMotifs, type ShareDrawing } from './share-art';
import type { SitePage } from './site-page';

/** The size that networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** What a page draws that says nothing of it. */
const drawingOf: Readonly<Record<SitePage['group'], ShareDrawing>> = {
  'Platform and products': { motif: 'intellimate' },
  Solutions: { motif: 'foundry' },
  Technologies: { motif: 'servicenow' },
  Industries: { motif: 'transport' },
  'Case studies': { motif: 'case-study' },
  Articles: { motif: 'article-technology' },
  Company: { motif: 'locations' },
  'Press releases': { motif: 'locations' },
  Policies: { motif: 'banking' },
};

/** What stands in a page's share image. Of several drawings it shows a wall. */
export interface ShareImage {
  readonly eyebrow: string;
  readonly headline: string;
  readonly drawings: readonly ShareDrawing[];
}

/** Words and drawings of a page's share image. */
export function shareImage({ path, group, name, share = {} }: SitePage): ShareImage {
  const { eyebrow = group, headline = name, drawings = [{ seed: path, ...drawingOf[group] }] } = share;
  return { eyebrow, headline, drawings };
}

/** Path of a page's share image below /share, in steps: `products/intelliconverse.png`. */
export const shareSteps = ({ path }: Pick<SitePage, 'path'>): string[] =>
  `${path === '/' ? 'home' : path.slice(1)}.png`.split('/');

/** What the image shows, for those who do not see it. */
export function shareAlt(page: SitePage): string {
  const { headline, drawings } = shareImage(page);
  const motifs = [...new Set(drawings.map(({ motif }) => shareMotifs[motif]))];
  const shown = motifs.length > 2 ? `a wall of ${drawings.length} drawings` : motifs.join(' and ');
  return `${headline}, by ${site.name}. Line drawing: ${shown}, with the orange diamond of a human checkpoint.`;
}
