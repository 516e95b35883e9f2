import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors, mixColors, getTint } from './colors';

const sheet = readFileSync(join(process.cwd(), 'components/illustrations/art.css'), 'utf8');
/** The rules of art.css for its classes `a-…` and `s-…`, in its order. */
const rules = [...sheet.matchAll(/^ {2}((?::is\()?\.[as]-[^{]+)\{([^}]+)\}/gm)].map(
  ([, selector = '', declarations = '']) => ({
    names: selector.match(/[as]-[\w-]+/g) ?? [],
    paint: declarations.replace(/\s+/g, ' ').trim(),
  }),
);

const findPaint = (classes: readonly string[]) =>
  rules
    .filter(({ names }) => names.some((name) => classes.includes(name)))
    .map(({ paint }) => paint)
    .join(' ');

/** Converts dashes to a circle's own units, because rasterizers do not know `pathLength`. */
function scaleDashes(attributes: string): string {
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
 * Inlines the styles of art.css in the light theme, for rasterizers that know no var().
 * A drawing without its own ground gets the color `under`.
 */
export function renderStandaloneSvg(svg: string, under: string = colors.light.bg): string {
  const { bg, line, person } = colors.light;
  const hue = /^<svg [^>]*\bhue-(\d+)/.exec(svg)?.[1];
  const { ink, ground } = getTint(hue === undefined ? undefined : Number(hue));
  const tokens: Record<string, string> = {
    'art-ink': ink,
    'art-ground': /^<svg [^>]*\bart-bare\b/.test(svg) ? under : ground,
    'color-bg': bg,
    'color-line': hue === undefined ? line : mixColors(ink, line, 0.24),
    'color-person': person,
  };
  return svg
    .replace(/ class="([^"]+)"([^>]*)/g, (_, classes: string, rest: string) =>
      /^art\b/.test(classes)
        ? ` fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"${rest}`
        : ` style="${findPaint(classes.split(' '))}"${scaleDashes(rest)}`,
    )
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => tokens[name] ?? '')
    .replace(/color-mix\(in \w+, (\S+) (\d+)%, (\S+)\)/g, (_, first: string, share: string, second: string) =>
      mixColors(first, second, Number(share) / 100),
    );
}
