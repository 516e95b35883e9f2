// Not server-only: next.config.ts reads it, outside of React.
import { press } from '../../content/press';

const screen = '/press-release/coming-soon';

/** An id without a press release is answered by one static screen, and not by a page for every made-up id. */
export const unknownPressRewrites = [{ source: '/press-release/:id', destination: screen }];

/** Nor may a cache in front of the server keep a copy for every made-up id. */
export const unknownPressHeaders = [
  {
    source: `/press-release/:id((?!(?:${press.map(({ slug }) => slug).join('|')})(?:\\.|$))[^/]+)`,
    headers: [{ key: 'Cache-Control', value: 'private, no-cache, no-store, max-age=0, must-revalidate' }],
  },
];
