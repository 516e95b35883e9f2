import 'server-only';
import { colors } from '@/components/illustrations/colors';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { site } from '@/content/site';
import type { ShareDrawing } from '@/lib/seo/page-groups';
import { findShareImage, shareSize } from '@/lib/seo/share-image';
import type { SitePage } from '@/lib/seo/page-groups';
import { drawCaseBars } from './case-bars';
import { lineHeight, setHeadline, letterSpacing } from './headline';
import { Drawn, renderPng } from './png';
import { mono, sans } from './typeface';

const { width: W, height: H } = shareSize;
const paint = colors.light;
const margin = 64;
const mark = 50;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const findDrawing = ({ name, values }: ShareDrawing) =>
  name === 'case-study' ? drawCaseBars(values) : readDrawing(name);

/** Finds the ground, with which a drawing begins. */
const findGround = (svg: string) => /<rect [^>]*fill="(#\w+)"/.exec(svg)?.[1] ?? paint.bg;

const placeDrawing = (svg: string, { x, y, width, height }: Box) =>
  svg.replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" `,
  );

const sceneLeft = 640;
/** The drawing begins under the text, so that it is complete where it becomes visible. */
const sceneBox: Box = { x: 566, y: -18, width: 800, height: 666 };

/** Fades one drawing in beside the text; it runs off the right edge. */
function drawScene(svg: string): string {
  return (
    `<defs><linearGradient id="dawn" gradientUnits="userSpaceOnUse" x1="${sceneLeft}" x2="${sceneLeft + 170}">` +
    `<stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>` +
    `<mask id="light" maskUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}">` +
    `<rect x="${sceneLeft}" width="${W - sceneLeft}" height="${H}" fill="url(#dawn)"/></mask></defs>` +
    `<g mask="url(#light)">${placeDrawing(svg, sceneBox)}</g>`
  );
}

const wallLeft = 672;

/** Tiles many drawings as a wall that runs off three edges. */
function drawWall(drawings: readonly ShareDrawing[]): string {
  const plate = { width: 288, height: 224 };
  const gap = 16;
  const columns = drawings.length > 6 ? [-37, -150] : [-62, -12];
  const counts = drawings.length > 6 ? [3, 4] : [3, 3];
  let next = 0;
  const plates = columns.flatMap((top, column) =>
    Array.from({ length: counts[column] ?? 0 }, (_, row) => {
      const drawing = drawings[next++ % drawings.length];
      const x = wallLeft + column * (plate.width + gap);
      const y = top + row * (plate.height + gap);
      const clip = `<clipPath id="p${next}"><rect x="${x}" y="${y}" width="${plate.width}" height="${plate.height}" rx="16"/></clipPath>`;
      return drawing
        ? `${clip}<g clip-path="url(#p${next})">${placeDrawing(findDrawing(drawing), { x, y, ...plate })}</g>`
        : '';
    }),
  );
  return plates.join('');
}

/** Draws the sign before an eyebrow: a lane that ends at the checkpoint. */
const drawLane = (y: number) =>
  `<path stroke="${paint.accent}" stroke-width="4" stroke-linecap="round" d="M${margin + 2} ${y}h26"/>` +
  `<path fill="${paint.person}" d="M${margin + 44} ${y - 10}l10 10-10 10-10-10z"/>`;

function composePage(page: SitePage) {
  const { eyebrow: written, headline, drawings } = findShareImage(page);
  const eyebrow = mono.covers(written) ? written : '';
  const single = drawings.length === 1 ? drawings[0] : undefined;
  const room = (single ? sceneLeft : wallLeft - 40) - margin;
  const { size, lines } = setHeadline(headline, room);
  // The eye ignores the descender below the last line.
  const top = H - margin + Math.round(size * 0.14) - lines.length * Math.round(size * lineHeight);
  return { eyebrow, drawings, single, room, size, lines, top, eyebrowTop: top - 54 };
}

/** Draws everything but the text. */
export function drawShareBackground(page: SitePage): string {
  const { drawings, single, eyebrowTop } = composePage(page);
  const scene = single && findDrawing(single);
  const ground = scene ? findGround(scene) : paint.bg;
  const brand = readDrawing('brand').replace(paint.bg, ground);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" fill="none">` +
    `<rect width="${W}" height="${H}" fill="${ground}"/>${scene ? drawScene(scene) : drawWall(drawings)}` +
    placeDrawing(brand, { x: margin - 4, y: 52, width: mark, height: mark }) +
    `${drawLane(eyebrowTop + 14)}</svg>`
  );
}

export function renderSharePicture(page: SitePage) {
  const { eyebrow, room, size, lines, top, eyebrowTop } = composePage(page);
  const small = Math.min(23, (room - 72) / (mono.width(eyebrow) + 0.04 * eyebrow.length));
  return renderPng(
    <div
      style={{ display: 'flex', width: W, height: H, color: paint.ink, fontFamily: 'Sans', fontWeight: 600 }}
    >
      <Drawn svg={drawShareBackground(page)} width={W} height={H} />
      <div
        style={{
          position: 'absolute',
          left: margin + mark + 8,
          top: 55,
          fontSize: 34,
          letterSpacing: '-0.02em',
        }}
      >
        {sans.covers(site.name) && site.name}
      </div>
      <div
        style={{
          position: 'absolute',
          left: margin + 68,
          top: eyebrowTop,
          fontFamily: 'Mono',
          fontWeight: 500,
          fontSize: small,
          lineHeight: 28 / small,
          letterSpacing: '0.04em',
          whiteSpace: 'nowrap',
        }}
      >
        {eyebrow.toUpperCase()}
      </div>
      <div
        style={{
          position: 'absolute',
          left: margin - Math.round(size * 0.05),
          top,
          display: 'flex',
          flexDirection: 'column',
          fontSize: size,
          lineHeight,
          letterSpacing: `${letterSpacing}em`,
        }}
      >
        {lines.map((line) => (
          <div key={line} style={{ whiteSpace: 'nowrap' }}>
            {line}
          </div>
        ))}
      </div>
    </div>,
    W,
    H,
  );
}
