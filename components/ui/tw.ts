/** Marks class names outside of `className`, so that they are sorted and checked. */
export const tw = String.raw;
