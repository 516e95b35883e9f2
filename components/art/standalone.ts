import { colors, mix, tint } from './colors';
import type { ColorTheme } from './colors';

const stroke = (width: number, opacity = 1, more = ''): string =>
  `stroke="INK" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}${more}`;

/** art.css as presentation attributes; a test fails when a class is missing here. */
const PAINT: ReadonlyMap<string, string> = new Map([
  ['a-ground', 'fill="GROUND"'],
  ['a-paper', 'fill="GROUND"'],
  ['a-line', 'stroke="LINE" stroke-width="1"'],
  ['a-tick', stroke(1, 0.4, ' stroke-dasharray="1 7"')],
  ['a-run', stroke(2)],
  ['a-draw', ''],
  ['a-full', stroke(1.5, 0.9)],
  ['a-ring', stroke(2)],
  ['a-wall', stroke(1.5, 0.72, ' stroke-linecap="butt"')],
  ['a-sec', stroke(1.5, 0.5)],
  ['a-outline', stroke(1.5, 0.5)],
  ['a-ter', stroke(1.5, 0.28)],
  ['a-outline2', stroke(1.5, 0.28)],
  ['a-box', stroke(1.5, 0.28)],
  ['a-dash', stroke(1.5, 0.5, ' stroke-dasharray="5 6"')],
  ['a-fat', ''],
  ['a-meridian', 'stroke="INK" stroke-opacity=".34"'],
  ['s-full', 'stroke="INK"'],
  ['s-mid', 'stroke="INK" stroke-opacity=".5"'],
  ['s-low', 'stroke="INK" stroke-opacity=".28"'],
  ['s-bg', 'stroke="GROUND"'],
  ['a-node', `fill="GROUND" ${stroke(2)}`],
  ['a-node-sec', `fill="GROUND" ${stroke(1.5, 0.5)}`],
  ['a-node-ter', `fill="GROUND" ${stroke(1.5, 0.28)}`],
  ['a-fill', 'fill="INK"'],
  ['a-solid', 'fill="INK"'],
  ['a-mid', 'fill="INK" fill-opacity=".42"'],
  ['a-low', 'fill="INK" fill-opacity=".18"'],
  ['a-wash', 'fill="INK" fill-opacity=".06"'],
  ['a-mist-2', 'fill="INK" fill-opacity=".18"'],
  ['a-halo', 'fill="INK" fill-opacity=".14"'],
  ['a-human', 'fill="HUMAN" stroke="GROUND" stroke-width="6" paint-order="stroke" stroke-linejoin="miter"'],
]);

function paint(classes: string): string {
  const list = classes.split(' ');
  let attributes = list
    .map((name) => {
      const found = PAINT.get(name);
      if (found === undefined) throw new Error(`no paint for ${name}`);
      return found;
    })
    .filter(Boolean)
    .join(' ');
  // a fat stroke carries its own width
  if (list.includes('a-fat')) attributes = attributes.replace(/stroke="INK" stroke-width="2" ?/, '');
  return attributes;
}

/** Rasterisers do not know `pathLength`: the dashes of a circle of arcs in its own units, and nothing elsewhere. */
function measured(attributes: string): string {
  return attributes
    .replace(
      / pathLength="(\d+)" stroke-dasharray="(\d+) (\d+)"(.* d="[^a]*a(\d+))/,
      (_, length: string, on: string, off: string, rest: string, r: string) => {
        const unit = (2 * Math.PI * Number(r)) / Number(length);
        const dashes = [on, off].map((dash) => (Number(dash) * unit).toFixed(2));
        return ` stroke-dasharray="${dashes.join(' ')}"${rest}`;
      },
    )
    .replace(/ pathLength="\d+"/, '');
}

/**
 * The same drawing without the page's stylesheet, for share images and rasterisers that know no var():
 * takes the output of `art()` and swaps its classes for presentation attributes with measured sRGB values.
 *
 * @param under What a drawing without its own ground lies on.
 */
export function standalone(
  svg: string,
  theme: ColorTheme = 'light',
  under: string = colors[theme].bg,
): string {
  const root = (/^<svg [^>]*class="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ');
  const hueClass = root.find((name) => /^hue-\d+$/.test(name));
  const hue = hueClass === undefined ? undefined : Number(hueClass.slice('hue-'.length));
  const tinted = tint(hue, theme);
  const ink = root.includes('art-mute') ? colors[theme].mute : tinted.ink;
  const ground = root.includes('art-bare') ? under : tinted.ground;
  const line = hue === undefined ? colors[theme].line : mix(ink, colors[theme].line, 0.24);
  return svg
    .replace(/ class="([^"]+)"([^>]*)/g, (_, classes: string, rest: string) =>
      /^art\b/.test(classes)
        ? ` fill="none" stroke-linecap="round" stroke-linejoin="round"${rest}`
        : ` ${paint(classes)}${measured(rest)}`,
    )
    .replaceAll('INK', ink)
    .replaceAll('GROUND', ground)
    .replaceAll('LINE', line)
    .replaceAll('HUMAN', colors[theme].human);
}
