/** How many names hub-names.css has places for. */
const PLACES = 12;

/** Whether there is a place for the name of each module around the hub. */
export const hasPlaces = (count: number): boolean => count <= PLACES;

/**
 * On which side of the hub a station stands, and how high. They stand clockwise from the left.
 *
 * @param index Of the station.
 * @param count Of all stations.
 */
export function stationAt(index: number, count: number) {
  const angle = Math.PI * (1 + (2 * index) / count);
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return {
    side: x < -0.01 ? ('left' as const) : ('right' as const),
    level: Math.abs(y) < 0.01 ? ('middle' as const) : y < 0 ? ('upper' as const) : ('lower' as const),
  };
}
