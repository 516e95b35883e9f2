import { renderTileIcon } from '@/components/illustrations/brand-icon';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/**
 * The system rounds the corners. The painter is loaded for the picture only: the framework evaluates this file with
 * every page that it renders for a request.
 */
export default async function AppleIcon() {
  const { renderIconPng } = await import('@/components/share-image/png');
  return renderIconPng(renderTileIcon(180, 0.74, 0), 180);
}
