import 'server-only';
import { site } from '@/content/site';
import { groupNames, shareAltMessages, shareDrawings } from '@/content/messages/pages';
import type { ShareDrawing, SitePage } from './page-groups';

/** Size that networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

const defaultDrawings: Readonly<Record<SitePage['group'], ShareDrawing>> = {
  platform: { name: 'intellimate' },
  solutions: { name: 'foundry' },
  technologies: { name: 'servicenow' },
  industries: { name: 'transport' },
  caseStudies: { name: 'case-study' },
  articles: { name: 'layers' },
  company: { name: 'world' },
  releases: { name: 'islands' },
  policies: { name: 'banking' },
};

/** Chooses texts and drawings of a share image; several drawings become a wall. */
export const findShareImage = ({
  group,
  name,
  share,
}: SitePage): Required<NonNullable<SitePage['share']>> => ({
  eyebrow: groupNames[group],
  headline: name,
  drawings: [defaultDrawings[group]],
  ...share,
});

/** Returns the path below /share: `products/intelliconverse.png`. */
export const getShareSteps = ({ path }: Pick<SitePage, 'path'>): string[] =>
  `${path === '/' ? 'home' : path.slice(1)}.png`.split('/');

export function getShareAlt(page: SitePage): string {
  const { headline, drawings } = findShareImage(page);
  const [one = '', other, more] = new Set(drawings.map(({ name }) => shareDrawings[name]));
  const few = other ? shareAltMessages.two(one, other) : one;
  return shareAltMessages.whole(headline, site.name, more ? shareAltMessages.wall(drawings.length) : few);
}
