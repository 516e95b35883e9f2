import 'server-only';
import { renderArt, getProductHue } from '@/components/illustrations/art';
import { drawBrand, brandGeometry } from '@/components/illustrations/brand-icon';
import { colors, tint } from '@/components/illustrations/colors';
import { renderStandaloneSvg } from '@/components/illustrations/standalone-svg';
import { site } from '@/lib/content/site';
import type { ShareDrawing } from '@/lib/seo/share-art';
import { findShareImage, shareSize } from '@/lib/seo/share-image';
import type { SitePage } from '@/lib/seo/site-page';
import { lineHeight, setHeadline, tracking } from './headline';
import { Drawn, renderPng } from './png';
import { mono, sans } from './typeface';

const { width: W, height: H } = shareSize;
const paint = colors.light;
const margin = 64;
const mark = 50;
/** How much the drawings are enlarged, so that their lines hold when a network shows the picture small. */
const scale = 1.7;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One drawing in a box. Without `under` it brings its own ground. */
function drawn(
  { motif, seed = '', ...data }: ShareDrawing,
  { x, y, width, height }: Box,
  under?: string,
): string {
  const size = { width: Math.round(width / scale), height: Math.round(height / scale) };
  const svg = renderArt(motif, seed, { ...size, ...data, ground: under === undefined ? 'tint' : 'none' });
  return renderStandaloneSvg(svg, under).replace(
    / width="\d+" height="\d+"/,
    ` x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
  );
}

/** Where the words end and a drawing begins. */
const sceneLeft = 640;
/** A drawing starts under the words, so that it is whole where it comes to light. */
const sceneBox: Box = { x: 566, y: -18, width: 800, height: 666 };

/** One drawing on the whole picture: it comes out of the ground beside the words and runs off the right edge. */
function scene(drawing: ShareDrawing, ground: string): string {
  return (
    `<defs><linearGradient id="dawn" gradientUnits="userSpaceOnUse" x1="${sceneLeft}" x2="${sceneLeft + 170}">` +
    `<stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>` +
    `<mask id="light" maskUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}">` +
    `<rect x="${sceneLeft}" width="${W - sceneLeft}" height="${H}" fill="url(#dawn)"/></mask></defs>` +
    `<g mask="url(#light)">${drawn(drawing, sceneBox, ground)}</g>`
  );
}

const wallLeft = 672;

/** Many drawings as a wall of plates that runs off three edges. */
function wall(drawings: readonly ShareDrawing[]): string {
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
      return drawing ? `${clip}<g clip-path="url(#p${next})">${drawn(drawing, { x, y, ...plate })}</g>` : '';
    }),
  );
  return plates.join('');
}

/** The sign before an eyebrow: a lane that ends at the checkpoint. */
const lane = (y: number, ink: string) =>
  `<path stroke="${ink}" stroke-width="4" stroke-linecap="round" d="M${margin + 2} ${y}h26"/>` +
  `<path fill="${paint.person}" d="M${margin + 44} ${y - 10}l10 10-10 10-10-10z"/>`;

/** Where everything stands in a page's image. */
function compose(page: SitePage) {
  const { eyebrow: written, headline, drawings } = findShareImage(page);
  const eyebrow = mono.covers(written) ? written : '';
  const single = drawings.length === 1 ? drawings[0] : undefined;
  const room = (single ? sceneLeft : wallLeft - 40) - margin;
  const { size, lines } = setHeadline(headline, room);
  // Below the last line stands a descender, which the eye does not count.
  const top = H - margin + Math.round(size * 0.14) - lines.length * Math.round(size * lineHeight);
  return { eyebrow, drawings, single, room, size, lines, top, eyebrowTop: top - 54 };
}

/** All of a page's image but its words. */
export function drawShareBackground(page: SitePage): string {
  const { drawings, single, eyebrowTop } = compose(page);
  const { ink, ground } = single
    ? tint(getProductHue(single.motif))
    : { ink: paint.accent, ground: paint.bg };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" fill="none">` +
    `<rect width="${W}" height="${H}" fill="${ground}"/>${single ? scene(single, ground) : wall(drawings)}` +
    `<g transform="translate(${margin - 4} 52) scale(${mark / brandGeometry.size})">${drawBrand(ground)}</g>` +
    `${lane(eyebrowTop + 14, ink)}</svg>`
  );
}

/** A page's share image. */
export function renderSharePicture(page: SitePage) {
  const { eyebrow, room, size, lines, top, eyebrowTop } = compose(page);
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
          letterSpacing: `${tracking}em`,
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
