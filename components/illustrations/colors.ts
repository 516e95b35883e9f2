/** The design tokens in sRGB, for pictures, icons and browser chrome, which read no stylesheet. */
export const colors = {
  light: {
    bg: '#fbfaf7',
    surface: '#f5f3ef',
    line: '#dbd9d2',
    ink: '#101e26',
    accent: '#046972',
    person: '#b04613',
  },
  dark: { bg: '#071015', ink: '#f5f3ef', accent: '#50d6d6', person: '#f69b5a' },
} as const;

const toHexByte = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Converts OKLCH to a hex color, clipped to sRGB. */
export function parseOklch([L, C]: readonly [number, number], hue: number): string {
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
    return toHexByte(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
  });
  return `#${channels.join('')}`;
}

/** Returns the product's --tint-ink and --tint as hex colors, or the accent color. */
export function getTint(hue: number | undefined): { ink: string; ground: string } {
  const { accent, surface } = colors.light;
  if (hue === undefined) return { ink: accent, ground: surface };
  return { ink: parseOklch([0.5, 0.084], hue), ground: parseOklch([0.95, 0.022], hue) };
}

/** Mixes two hex colors in sRGB; `share` belongs to the first. */
export function mixColors(first: string, second: string, share: number): string {
  const channel = (color: string, at: number) => parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5].map((i) => toHexByte(channel(first, i) * share + channel(second, i) * (1 - share))).join('')}`;
}
