import * as routes from '../routes';

/** The families that have feeds, by the path of their list. */
export const feedFamilies = [routes.articles, routes.releases] as const;
export type FeedFamily = (typeof feedFamilies)[number];

/** The last part of the address of each feed, beside its family's list. */
export const feedFiles = ['feed.xml', 'atom.xml'] as const;
export type FeedFile = (typeof feedFiles)[number];

/** How many records a feed carries, the newest. Readers keep what they have; with all a feed would grow without end. */
export const FEED_LENGTH = 30;
