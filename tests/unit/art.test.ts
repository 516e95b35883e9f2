import { readFileSync } from 'node:fs';
import { renderArt, isArtKind, KINDS } from '@/components/illustrations/art';
import type { ArtKind } from '@/components/illustrations/art';
import { colors, parseOklch } from '@/components/illustrations/colors';
import { renderStandaloneSvg } from '@/components/illustrations/standalone-svg';

const sizes = [
  { width: 640, height: 320 },
  { width: 1200, height: 400 },
  { width: 200, height: 100 },
] as const;
const drawings = KINDS.flatMap((kind) =>
  sizes.map((size) => ({ kind, size, svg: renderArt(kind, 'Zoë Å', size) })),
);

test('A drawing contains only numbers and class names, the same for the same input', () => {
  for (const { kind, size, svg } of drawings) {
    expect(svg).toMatch(/^<svg [^>]*aria-hidden="true">/);
    expect(svg).not.toMatch(/style|<text|<script|<image|<use|href=|url\(|\bon\w+=|NaN|undefined|Infinity/i);
    expect(renderArt(kind, 'Zoë Å', size)).toBe(svg);
  }
});

test('A drawing repeats nothing of a slug', () => {
  for (const kind of KINDS)
    expect(renderArt(kind, '"><script>alert(1)</script>')).not.toMatch(/script|alert/);
});

test('A drawing with an unknown name is refused', () => {
  for (const name of ['nope', 'constructor', '__proto__']) {
    expect(isArtKind(name)).toBe(false);
    expect(() => renderArt(name as ArtKind)).toThrow(RangeError);
  }
});

test('A drawing has the colors of the stylesheet without it', () => {
  for (const kind of KINDS)
    expect(renderStandaloneSvg(renderArt(kind, 'x'))).not.toMatch(/class=|style=""|var\(|color-mix|: ?;/);
  const [, light = '', dark = ''] =
    /--color-accent: light-dark\(oklch\((.+?)\), oklch\((.+?)\)\)/.exec(
      readFileSync('app/theme.css', 'utf8'),
    ) ?? [];
  for (const [theme, value] of Object.entries({ light, dark })) {
    const [L = 0, C = 0, hue = 0] = value.split(' ').map(Number);
    expect(colors[theme as 'light' | 'dark'].accent).toBe(parseOklch([L, C], hue));
  }
});
