/** Marks a string as class names, wherever it is not in `className`: so it is sorted and its names are checked. */
export const tw = String.raw;
