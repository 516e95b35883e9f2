import { colors } from '@/components/illustrations/colors';
import type { ShareDrawing } from '@/lib/seo/page-groups';

type Pair = NonNullable<ShareDrawing['values']>[number];

const WIDTH = 471;
const HEIGHT = 392;
const MOST_PAIRS = 5;
const BASE = 321;
const TALLEST = 243;
const LEFT = 38;
const RIGHT = WIDTH - LEFT;
const WIDEST = 44;
/** Distance of the run from the tops of the bars. */
const LIFT = 15;
/** Shown when a case has no figures. */
const SAMPLE: readonly Pair[] = [
  { before: 62, after: 88 },
  { before: 74, after: 41 },
  { before: 35, after: 80 },
];

/** Parses the first number of a printed figure ("48 min", "1,200", "3,5 %"), without its sign. */
function parseAmount(value: number | string): number {
  const found = /\d+(?:[.,]\d+)?/.exec(String(value).replace(/(\d)[,\s](?=\d{3}\b)/g, '$1'));
  return found ? Number(found[0].replace(',', '.')) : 0;
}

/** Places the bars of a case to scale; each pair has its own. */
function placeBars(pairs: readonly Pair[]) {
  const column = (RIGHT - LEFT) / pairs.length;
  const width = Math.round(Math.min(column * 0.22, WIDEST));
  return pairs.flatMap(({ before, after }, index) => {
    const amounts = [parseAmount(before), parseAmount(after)];
    const most = Math.max(...amounts) || 1;
    const middle = LEFT + column * (index + 0.5);
    return amounts.map((amount, place) => {
      const height = Math.round(Math.max(2, (TALLEST * amount) / most));
      const x = Math.round(middle + (place ? width * 0.15 : -width * 1.15));
      return { x, width, height, isAfter: place === 1, center: x + width / 2, top: BASE - height - LIFT };
    });
  });
}

/** Draws the bars of a case, joined by a run from top to top. */
export function drawCaseBars(values: readonly Pair[] = []): string {
  const { accent, surface, line } = colors.light;
  const bars = placeBars((values.length > 0 ? values : SAMPLE).slice(0, MOST_PAIRS));
  const stops = [
    ...bars.map(({ center, top }) => [center, top] as const),
    [WIDTH, bars.at(-1)?.top ?? BASE] as const,
  ];
  const run = stops.reduce(
    ({ path, x, y }, [toX, toY]) => ({
      path: `${path}C${(x + toX) / 2} ${y} ${(x + toX) / 2} ${toY} ${toX} ${toY}`,
      x: toX,
      y: toY,
    }),
    { path: `M0 ${bars[0]?.top}`, x: 0, y: bars[0]?.top ?? BASE },
  ).path;
  const drawBar = ({ x, width, height, isAfter }: (typeof bars)[number]) =>
    `<rect fill="${accent}" ${isAfter ? '' : `fill-opacity=".18" stroke="${accent}" stroke-opacity=".28" `}x="${x}" y="${BASE - height}" width="${width}" height="${height}" rx="3"/>`;
  const drawStop = ({ center, top, isAfter }: (typeof bars)[number]) =>
    `<circle fill="${surface}" stroke="${accent}" ${isAfter ? 'stroke-width="2" r="5"' : 'stroke-opacity=".5" r="4"'} cx="${center}" cy="${top}"/>`;
  const scale = [0, 1, 2, 3, 4].map((step) => `M0 ${BASE - (TALLEST * step) / 4}H${WIDTH}`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">` +
    `<rect fill="${surface}" width="${WIDTH}" height="${HEIGHT}"/><path stroke="${line}" stroke-width="1" d="${scale}"/>` +
    `${bars.map(drawBar).join('')}<path stroke="${accent}" stroke-opacity=".9" d="M${LEFT - 9} ${BASE}H${RIGHT + 9}"/>` +
    `<path stroke="${accent}" stroke-width="2" d="${run}"/>${bars.map(drawStop).join('')}</svg>`
  );
}
