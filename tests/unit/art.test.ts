import { readFileSync } from 'node:fs';
import svgpath from 'svgpath';
import { art, drawing, groupHues, isArtKind, KINDS, productHue } from '@/components/art/art';
import { fnv1a, mulberry32 } from '@/components/art/seed';
import { colors, oklch, tint } from '@/components/art/colors';
import { standalone } from '@/components/art/standalone';
import type { ArtKind } from '@/components/art/art';

type Point = readonly [x: number, y: number];

const SIZES = [
  [640, 320],
  [320, 320],
  [1200, 400],
  [360, 180],
  [200, 100],
] as const;
const SLUGS = ['second-slug', 'Zoë Ångström', 'agents-at-work'];
/** Nothing waits for a person in a picture that did not arrive. */
const WITH_CHECKPOINT = KINDS.filter((kind) => kind !== 'placeholder');
/** Classes of the paint, those of the hues as they are listed. */
const [, hues = ''] = /'hue-\{([\d,]+)\}'/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];
const css = readFileSync('components/art/art.css', 'utf8') + hues.replace(/\d+/g, '.hue-$&');

interface Sample {
  svg: string;
  slug: string;
  width: number;
  height: number;
}

const samples = (kind: ArtKind): Sample[] =>
  SIZES.flatMap(([width, height]) =>
    [kind, ...SLUGS].map((slug) => ({ svg: art(kind, slug, { width, height }), slug, width, height })),
  );

const numbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);

/** A path whose every command says where it goes, not how far, in full. */
const absolute = (d: string): string => {
  const commands: string[] = [];
  svgpath(d)
    .abs()
    .iterate(([command, ...rest], _, x, y) => {
      if (command === 'H') commands.push(`L${Number(rest[0])} ${y}`);
      else if (command === 'V') commands.push(`L${x} ${Number(rest[0])}`);
      else commands.push(`${command}${rest.join(' ')}`);
    });
  return commands.join('');
};

/** The one checkpoint: its middle and its half-diagonal. */
function checkpoint(svg: string): { x: number; y: number; r: number } {
  const found = [...svg.matchAll(/class="a-human" d="([^"]+)"/g)];
  expect(found).toHaveLength(1);
  const [x = 0, top = 0, , y = 0] = numbers(absolute(found[0]?.[1] ?? ''));
  return { x, y, r: y - top };
}

/** Points along a path of M, L, C and Q, close enough together to measure distances. */
function flatten(d: string): Point[] {
  const points: Point[] = [];
  for (const [, command, list] of absolute(d).matchAll(/([MLCQ])([^MLCQ]*)/g)) {
    const v = numbers(list ?? '');
    const end: Point = [v.at(-2) ?? 0, v.at(-1) ?? 0];
    const from = command === 'M' ? end : (points.at(-1) ?? end);
    const first: Point = v.length > 2 ? [v[0] ?? 0, v[1] ?? 0] : from;
    const second: Point = v.length > 4 ? [v[2] ?? 0, v[3] ?? 0] : first;
    for (let i = 0; i <= 300; i++) {
      const t = i / 300;
      const u = 1 - t;
      const at = (axis: 0 | 1) => {
        if (command === 'C')
          return (
            u ** 3 * from[axis] +
            3 * u * u * t * first[axis] +
            3 * u * t * t * second[axis] +
            t ** 3 * end[axis]
          );
        if (command === 'Q') return u * u * from[axis] + 2 * u * t * first[axis] + t * t * end[axis];
        return u * from[axis] + t * end[axis];
      };
      points.push([at(0), at(1)]);
    }
  }
  return points;
}

const distance = ([x, y]: Point, to: { x: number; y: number }): number => Math.hypot(x - to.x, y - to.y);

test('the seed functions are the published ones', () => {
  expect([fnv1a(''), fnv1a('a'), fnv1a('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  expect(Math.floor(mulberry32(1)() * 1e9)).toBe(627073940);
});

describe.each(KINDS)('%s', (kind) => {
  test('gives the same bytes for the same input', () => {
    for (const { svg, slug, width, height } of samples(kind))
      expect(art(kind, slug, { width, height })).toBe(svg);
  });

  test('weighs at most 8 KB', () => {
    for (const { svg } of samples(kind)) expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8192);
  });

  test('carries integers and class names only, hidden from assistive technology', () => {
    for (const { svg } of samples(kind)) {
      expect(svg).toMatch(/^<svg [^>]*aria-hidden="true">/);
      expect(svg).not.toMatch(
        /style|<text|<script|<image|<use|href=|url\(|\bon\w+=|#[0-9a-f]{3}|rgb|hsl|oklch/i,
      );
      expect(svg).not.toMatch(/\d\.\d|\de[+-]?\d|NaN|undefined|Infinity/);
    }
  });

  test('lets nothing of the slug into the markup', () => {
    expect(art(kind, '"><script>alert(1)</script>')).not.toMatch(/script|alert/);
  });

  test('uses only classes that the paint knows', () => {
    for (const { svg } of samples(kind))
      for (const [, list = ''] of svg.matchAll(/class="([^"]+)"/g))
        for (const name of list.split(' '))
          if (name !== `art-${kind}` && name !== 'a-draw') expect(css).toMatch(new RegExp(`\\.${name}\\b`));
  });

  test('can be painted without the stylesheet, in both themes', () => {
    for (const theme of ['light', 'dark'] as const) {
      const svg = standalone(art(kind, 'x'), theme);
      expect(svg).not.toMatch(/class=|var\(|INK|GROUND|LINE"|HUMAN/);
      for (const [tag] of svg.matchAll(/<[a-z]+ [^>]*>/g)) {
        const names = [...tag.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  test('has one primary run, and stops that the frame does not cut', () => {
    for (const { svg, width, height } of samples(kind)) {
      expect([...svg.matchAll(/class="a-run /g)]).toHaveLength(1);
      for (const [, x, y, r] of svg.matchAll(
        /class="a-(?:node\S*|fill)" cx="(-?\d+)" cy="(-?\d+)" r="(\d+)"/g,
      )) {
        expect(Math.min(Number(x), Number(y)) - Number(r)).toBeGreaterThanOrEqual(-1);
        expect(Number(x) + Number(r)).toBeLessThanOrEqual(width + 1);
        expect(Number(y) + Number(r)).toBeLessThanOrEqual(height + 1);
      }
      const stops = [...svg.matchAll(/class="a-(?:node|fill)/g)];
      expect(stops.length).toBeGreaterThanOrEqual(3);
    }
  });
});

test.each(WITH_CHECKPOINT)('%s has one checkpoint, on the run, between 40 and 70 % of the width', (kind) => {
  for (const { svg, width, height } of samples(kind)) {
    const human = checkpoint(svg);
    expect(human.x).toBeGreaterThanOrEqual(width * 0.4 - 1);
    expect(human.x).toBeLessThanOrEqual(width * 0.7 + 1);
    expect(human.y - human.r).toBeGreaterThanOrEqual(0);
    expect(human.y + human.r).toBeLessThanOrEqual(height);

    const run = flatten(/class="a-run[^"]*"[^>]* d="([^"]+)"/.exec(svg)?.[1] ?? '');
    expect(Math.min(...run.map((point) => distance(point, human)))).toBeLessThanOrEqual(
      Math.max(4, human.r * 0.4),
    );
    for (const end of [run[0], run.at(-1)])
      expect(distance(end ?? [0, 0], human)).toBeGreaterThan(human.r * 1.5);
  }
});

test('drawings change only on purpose', () => {
  const hash = (kind: ArtKind) =>
    fnv1a(SIZES.map(([width, height]) => art(kind, 'snapshot', { width, height })).join('')).toString(16);
  expect(Object.fromEntries(KINDS.map((kind) => [kind, hash(kind)]))).toMatchInlineSnapshot(`
   {
     "airlines": "935916de",
     "article-aviation": "dc0ccc13",
     "article-case": "10c91cc0",
     "article-doorstep": "1cb7b95f",
     "article-energy": "72ac8bba",
     "article-hospitality": "540c3cb6",
     "article-islands": "1b6192b4",
     "article-logistics": "94ee4d6e",
     "article-skin": "b7f803d2",
     "article-technology": "33f5b34d",
     "article-travel": "b7774f39",
     "aviation": "801f5ffa",
     "banking": "a71c1c20",
     "case-study": "a9684615",
     "event": "b1fd1eed",
     "foundry": "c854ac03",
     "gcc": "40550cbf",
     "healthcare": "aadc3b4c",
     "hospitality": "f1487b7c",
     "intelliconverse": "5875ed87",
     "intellimate": "98df623c",
     "intellipulse": "3c678fb4",
     "intellireach": "f8f41d54",
     "intelliresilience": "2737d409",
     "intellivision": "4db85a6",
     "intelliworkflow": "9efc2a75",
     "locations": "c8a87e65",
     "logistics": "4080ffc6",
     "not-found": "b3c4a443",
     "placeholder": "946470f6",
     "salesforce": "560ac5fc",
     "servicenow": "d7ce5853",
     "telecom": "113c9074",
     "transport": "d6473b4",
     "travel": "8e513e79",
   }
  `);
});

test.each([0, 1, 2, 3, 5, 8, 12])('the hub has a station for each of %d modules', (count) => {
  for (const [width, height] of SIZES) {
    const svg = art('intellimate', '', { modules: Array<string>(count).fill('converse'), width, height });
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    // Its circle, and the gate that leads to it.
    expect([...svg.matchAll(/class="a-node/g)]).toHaveLength(2 * count);
    checkpoint(svg);
  }
});

test('the placeholder waits for nobody', () => {
  expect(art('placeholder')).not.toContain('a-human');
});

test('motifs differ, and articles of one category differ by slug', () => {
  const bodies = KINDS.filter((kind) => kind !== 'aviation').map((kind) => drawing(kind, 'same').body);
  expect(new Set(bodies).size).toBe(bodies.length);
  expect(drawing('aviation', '').body).toBe(drawing('airlines', '').body);
  for (const kind of KINDS.filter((name) => name.startsWith('article-')))
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((slug) => art(kind, slug))).size).toBe(8);
});

test('only products own a hue', () => {
  expect(KINDS.filter((kind) => productHue(kind) !== undefined)).toHaveLength(7);
  expect(productHue('intelliconverse')).toBe(185);
  expect(art('intelliconverse')).toContain('art-tint hue-185');
  expect(art('travel')).not.toContain('art-tint');
});

test('without the stylesheet a product keeps its hue', () => {
  expect(standalone(art('intellireach'))).toContain(tint(350, 'light').ground);
});

test('the colours beside the token sheet are those of the sheet', () => {
  const sheet = readFileSync('app/tokens.css', 'utf8');
  const names = {
    bg: 'bg',
    surface: 'surface-2',
    line: 'line',
    ink: 'ink',
    mute: 'ink-3',
    accent: 'accent',
    human: 'human',
  };
  for (const [key, name] of Object.entries(names)) {
    const pair =
      new RegExp(`--${name}: light-dark\\(oklch\\((.+?)\\), oklch\\((.+?)\\)\\)`).exec(sheet) ?? [];
    for (const [theme, value = ''] of [
      ['light', pair[1]],
      ['dark', pair[2]],
    ] as const) {
      const [L = 0, C = 0, hue = 0] = value.split(' ').map(Number);
      const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
      const measured = channels(colors[theme][key as keyof typeof names]);
      channels(oklch([L, C], hue)).forEach((channel, i) =>
        expect(Math.abs(channel - (measured[i] ?? NaN))).toBeLessThanOrEqual(1),
      );
    }
  }
});

test('the people of a group have tints of their own', () => {
  const names = ['Anna', 'Ben', 'Chloe', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo'];
  const hues = groupHues(names);
  expect(new Set(hues.values()).size).toBe(names.length);
  expect(groupHues(names)).toEqual(hues);
  // the first of a group, and anybody alone, has the name's own
  expect(groupHues(['Anna']).get('Anna')).toBe(hues.get('Anna'));
  expect(groupHues([...names, 'Ida']).get('Ida')).toBeDefined();
});

test('an unknown kind is refused', () => {
  for (const name of ['nope', 'constructor', '__proto__']) {
    expect(isArtKind(name)).toBe(false);
    expect(() => art(name as ArtKind)).toThrow(RangeError);
  }
});

test('the ground can be left out', () => {
  expect(art('travel', '', { ground: 'none' })).not.toContain('a-ground');
});

describe('case study', () => {
  const heights = (svg: string, name: string) =>
    [...svg.matchAll(new RegExp(`class="${name}"[^>]*height="(\\d+)"`, 'g'))].map(([, height]) =>
      Number(height),
    );

  test('bars keep the ratio of the record, whatever its notation', () => {
    const svg = art('case-study', '', {
      values: [
        { before: '1,200 ms', after: '300 ms' },
        { before: '40%', after: 80 },
      ],
    });
    const [before, after] = [heights(svg, 'a-low'), heights(svg, 'a-solid')];
    expect((after[0] ?? 0) / (before[0] ?? 1)).toBeCloseTo(0.25, 2);
    expect((before[1] ?? 0) / (after[1] ?? 1)).toBeCloseTo(0.5, 2);
  });

  test.each([
    ['no figures', [{ before: 'n/a', after: 0 }]],
    ['one pair', [{ before: 5, after: 9 }]],
    ['more pairs than fit', Array.from({ length: 9 }, () => ({ before: 1, after: 100 }))],
  ])('%s still puts the checkpoint in the middle', (_, values) => {
    for (const [width, height] of SIZES) {
      const { x } = checkpoint(art('case-study', '', { values, width, height }));
      expect(x).toBeGreaterThanOrEqual(width * 0.4 - 1);
      expect(x).toBeLessThanOrEqual(width * 0.7 + 1);
    }
  });
});

test.each([
  [103.8, 1.3],
  [77.2, 28.6],
  [-0.1, 51.5],
  [-75.5, 39],
  [17, 0],
  [180, 0],
  [-180, 0],
])('locations: the lit point at %d, %d never touches the checkpoint', (lng, lat) => {
  for (const [width, height] of SIZES) {
    const svg = art('locations', '', { lng, lat, width, height });
    const human = checkpoint(svg);
    const [x = 0, y = 0, r = 0] = numbers(
      /class="a-fill" cx="-?\d+" cy="-?\d+" r="\d+"/.exec(svg)?.[0] ?? '',
    );
    expect(distance([x, y], human)).toBeGreaterThan(human.r + r);
  }
});
