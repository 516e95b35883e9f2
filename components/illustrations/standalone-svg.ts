import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors, mixColors, tint } from './colors';

const sheet = readFileSync(join(process.cwd(), 'components/illustrations/art.css'), 'utf8');
/** What art.css says of its classes `a-…` and `s-…`, in its order. */
const rules = [...sheet.matchAll(/^ {2}((?::is\()?\.[as]-[^{]+)\{([^}]+)\}/gm)].map(
  ([, selector = '', declarations = '']) => ({
    names: selector.match(/[as]-[\w-]+/g) ?? [],
    paint: declarations.replace(/\s+/g, ' ').trim(),
  }),
);

const paintOf = (classes: readonly string[]) =>
  rules
    .filter(({ names }) => names.some((name) => classes.includes(name)))
    .map(({ paint }) => paint)
    .join(' ');

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
 * The same drawing without the page's stylesheet, for rasterisers that know no var(): takes the output of `art()` and
 * writes what the sheet says into it, in the light theme's colors.
 *
 * @param under What a drawing without its own ground lies on.
 */
export function renderStandaloneSvg(svg: string, under: string = colors.light.bg): string {
  const { bg, line, person } = colors.light;
  const hue = /^<svg [^>]*\bhue-(\d+)/.exec(svg)?.[1];
  const { ink, ground } = tint(hue === undefined ? undefined : Number(hue));
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
        : ` style="${paintOf(classes.split(' '))}"${measured(rest)}`,
    )
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => tokens[name] ?? '')
    .replace(/color-mix\(in \w+, (\S+) (\d+)%, (\S+)\)/g, (_, first: string, share: string, second: string) =>
      mixColors(first, second, Number(share) / 100),
    );
}
