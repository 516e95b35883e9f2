import { colors } from './colors';

/** The brand mark on a square of 28: two lanes cross, with the checkpoint on the crossing. */
export const brandGeometry = {
  size: 28,
  stroke: 2.5,
  cross: 'M3 21H7C14 21 14 7 21 7H25',
  run: 'M3 7H7C14 7 14 21 21 21H25',
  gem: 'M14 8.5l5.5 5.5-5.5 5.5L8.5 14z',
} as const;

const { size, stroke, cross, run, gem } = brandGeometry;

/** Draws the mark in the light theme, with the checkpoint cut out of `ground`. */
export function drawBrand(ground: string): string {
  const { ink, accent, person } = colors.light;
  return (
    `<g fill="none" stroke-width="${stroke}" stroke-linecap="round">` +
    `<path stroke="${ink}" d="${cross}"/><path stroke="${accent}" d="${run}"/>` +
    `<path fill="${person}" stroke="${ground}" stroke-width="2" stroke-linecap="butt" paint-order="stroke" d="${gem}"/></g>`
  );
}

/** Renders the mark without a ground; it follows the browser's theme. */
export function renderThemedIcon(): string {
  const { light, dark } = colors;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none" stroke-width="${stroke}" stroke-linecap="round">` +
    `<style>.c{stroke:${light.ink}}.r{stroke:${light.accent}}.g{fill:${light.person}}` +
    `@media(prefers-color-scheme:dark){.c{stroke:${dark.ink}}.r{stroke:${dark.accent}}.g{fill:${dark.person}}}</style>` +
    `<path class="c" d="${cross}"/><path class="r" d="${run}"/><path class="g" d="${gem}"/></svg>`
  );
}

/**
 * Renders the mark on paper. `share` is the part of the edge that the mark takes.
 * `radius` is a share of the edge, and 0 where the system itself rounds the corners.
 */
export function renderTileIcon(edge: number, share: number, radius: number): string {
  const paper = colors.light.bg;
  const inset = (size / share - size) / 2;
  const box = size / share;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" width="${edge}" height="${edge}">` +
    `<rect width="${box}" height="${box}" rx="${box * radius}" fill="${paper}"/>` +
    `<g transform="translate(${inset} ${inset})">${drawBrand(paper)}</g></svg>`
  );
}
