/** The brand mark on a square of 28: two lanes cross, the checkpoint stands on the crossing. */
export const brandGeometry = {
  size: 28,
  stroke: 2.5,
  cross: 'M3 21H7C14 21 14 7 21 7H25',
  run: 'M3 7H7C14 7 14 21 21 21H25',
  gem: 'M14 8.5l5.5 5.5-5.5 5.5L8.5 14z',
} as const;
