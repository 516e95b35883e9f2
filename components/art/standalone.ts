type ArtTheme = 'light' | 'dark';

/** Tokens the drawings use, measured in sRGB; they mirror the token sheet. */
const TOKENS = {
  light: {
    bg: '#fbfaf7',
    surface: '#f5f3ef',
    line: '#dbd9d2',
    mute: '#5a676f',
    accent: '#046972',
    human: '#b04613',
  },
  dark: {
    bg: '#071015',
    surface: '#16222a',
    line: '#2b373f',
    mute: '#94a1a6',
    accent: '#50d6d6',
    human: '#f69b5a',
  },
} as const;

/** The recipe of --tint-ink and --tint: lightness and chroma per theme. */
const TINT = {
  light: { ink: [0.5, 0.084], ground: [0.95, 0.022] },
  dark: { ink: [0.8, 0.1], ground: [0.285, 0.04] },
} as const;

const byte = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** OKLCH to a hex colour, clipped to sRGB. */
function oklch([L, C]: readonly [number, number], hue: number): string {
  const a = C * Math.cos((hue * Math.PI) / 180);
  const b = C * Math.sin((hue * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) => {
    const c = Math.min(1, Math.max(0, value));
    return byte(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
  });
  return `#${channels.join('')}`;
}

/** Mixes two hex colours in sRGB; `share` belongs to the first. */
function mix(first: string, second: string, share: number): string {
  const channel = (color: string, at: number) => parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5].map((i) => byte(channel(first, i) * share + channel(second, i) * (1 - share))).join('')}`;
}

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
  ['a-box2', stroke(1.5, 0.5)],
  ['a-ter', stroke(1.5, 0.28)],
  ['a-outline2', stroke(1.5, 0.28)],
  ['a-box', stroke(1.5, 0.28)],
  ['a-dash', stroke(1.5, 0.5, ' stroke-dasharray="5 6"')],
  ['a-fat', ''],
  ['a-dotrow', 'stroke="INK" stroke-opacity=".24"'],
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

function paint(classes: string, thin: boolean): string {
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
  if (thin && classes === 'a-human') attributes = attributes.replace('stroke-width="6"', 'stroke-width="3"');
  return attributes;
}

/**
 * The same drawing without the page's stylesheet, for share images, icons and rasterisers that know no var():
 * takes the output of `art()` and swaps its classes for presentation attributes with measured sRGB values.
 */
export function standalone(svg: string, theme: ArtTheme = 'light'): string {
  const tokens = TOKENS[theme];
  const root = (/^<svg [^>]*class="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ');
  const hueClass = root.find((name) => /^h-\d+$/.test(name));
  const hue = hueClass === undefined ? undefined : Number(hueClass.slice(2));
  const untinted = root.includes('art-mute') ? tokens.mute : tokens.accent;
  const ink = hue === undefined ? untinted : oklch(TINT[theme].ink, hue);
  const tint = hue === undefined ? tokens.surface : oklch(TINT[theme].ground, hue);
  const ground = root.includes('art-bare') ? tokens.bg : tint;
  const line = hue === undefined ? tokens.line : mix(ink, tokens.line, 0.24);
  const thin = root.includes('art-mark') || root.includes('art-lockup');
  return svg
    .replace(/ class="([^"]+)"([^>]*)/g, (_, classes: string, rest: string) =>
      /^art\b/.test(classes)
        ? ` fill="none" stroke-linecap="round" stroke-linejoin="round"${rest}`
        : ` ${paint(classes, thin)}${rest.replace(' pathLength="100"', '')}`,
    )
    .replaceAll('INK', ink)
    .replaceAll('GROUND', ground)
    .replaceAll('LINE', line)
    .replaceAll('HUMAN', tokens.human);
}
