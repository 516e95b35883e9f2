import { renderTileIcon } from '@/components/illustrations/brand-icon';
import { renderIconPng } from './png';

interface AppIcon {
  readonly edge: number;
  readonly purpose: 'any' | 'maskable';
}

export const appIcons: Readonly<Record<string, AppIcon>> = {
  '192.png': { edge: 192, purpose: 'any' },
  '512.png': { edge: 512, purpose: 'any' },
  'maskable-512.png': { edge: 512, purpose: 'maskable' },
};

export function renderAppIcon({ edge, purpose }: AppIcon) {
  // The corners fit the circle that every system leaves.
  return renderIconPng(
    purpose === 'maskable' ? renderTileIcon(edge, 0.6, 0) : renderTileIcon(edge, 0.78, 0.22),
    edge,
  );
}

/** Wraps one PNG in an icon file, for clients that ask for /favicon.ico directly. */
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
