/** How many names have a class for their place (app/globals.css). */
const PLACES = 12;

/** Whether there is a place for the name of each module around the hub. */
export const hasPlaces = (count: number): boolean => count <= PLACES;

/** On which side of the hub a station stands. They stand clockwise from the left. */
export const sideOf = (index: number, count: number) =>
  Math.cos(Math.PI * (1 + (2 * index) / count)) < -0.01 ? 'left' : 'right';
