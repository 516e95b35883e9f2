import { renderTileIcon } from '@/components/illustrations/brand-icon';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** The painter is imported lazily: Next evaluates this file for every page rendered per request. */
export default async function AppleIcon() {
  const { renderIconPng } = await import('@/components/share-image/png');
  return renderIconPng(renderTileIcon(180, 0.74, 0), 180);
}
