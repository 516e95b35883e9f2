import { renderTileIcon } from '@/components/illustrations/brand-icon';
import { renderIconPng } from './png';

interface AppIcon {
  readonly edge: number;
  readonly purpose: 'any' | 'maskable';
}

/** The icons of the web manifest, by file name. */
export const appIcons: Readonly<Record<string, AppIcon>> = {
  '192.png': { edge: 192, purpose: 'any' },
  '512.png': { edge: 512, purpose: 'any' },
  'maskable-512.png': { edge: 512, purpose: 'maskable' },
};

export function renderAppIcon({ edge, purpose }: AppIcon) {
  // Its corners then lie within the circle that every system leaves.
  return renderIconPng(
    purpose === 'maskable' ? renderTileIcon(edge, 0.6, 0) : renderTileIcon(edge, 0.78, 0.22),
    edge,
  );
}

/** An icon file that holds one PNG, for those who ask for /favicon.ico without having read a page. */
export async function renderFavicon(): Promise<Buffer> {
  const edge = 32;
  const image = Buffer.from(await renderIconPng(renderTileIcon(edge, 0.92, 0.2), edge).arrayBuffer());
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(edge, 6);
  head.writeUInt8(edge, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}
