import { tileIcon } from '@/components/art/brand-icon';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/**
 * The system rounds the corners. The painter is loaded for the picture only: the framework evaluates this file with
 * every page that it renders for a request.
 */
export default async function AppleIcon() {
  const { iconPng } = await import('@/components/share/png');
  return iconPng(tileIcon(180, 0.74, 0), 180);
}
