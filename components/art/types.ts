/** One before/after pair of a case study, as numbers or printed figures ("48 min", "1,200"). */
export interface ArtPair {
  readonly before: number | string;
  readonly after: number | string;
}

/** What lies behind the drawing: its own ground, or nothing (nodes take the page colour). */
export type ArtGround = 'tint' | 'none';

/** What a motif may read besides its size. */
export interface MotifData {
  /** Case study: the record's before/after pairs, at most five are drawn. */
  readonly values?: readonly ArtPair[] | undefined;
  /** Locations: the one lit point. */
  readonly lng?: number | undefined;
  readonly lat?: number | undefined;
}
