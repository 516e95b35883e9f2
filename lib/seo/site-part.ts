import type { ShareDrawing } from './share-art';
import type { SitePage } from './site-page';

/** A part of the site, read when one of its pages is asked for: a server that renders one page reads few records. */
export interface Part {
  readonly group: SitePage['group'];
  /** What the addresses of its pages begin with, where they have that in common. */
  readonly under?: string;
  readonly pages: () => readonly Omit<SitePage, 'group'>[];
}

/** A page that stands in one place of content/, and whose share image says what its head says. */
export const headed = (
  path: string,
  name: string,
  { meta, hero }: Pick<SitePage, 'meta'> & { hero: { eyebrow: string; title: string } },
  source: string,
  drawings?: ShareDrawing[],
) => ({
  path,
  name,
  meta,
  sources: [source],
  share: { eyebrow: hero.eyebrow, headline: hero.title, ...(drawings && { drawings }) },
});
