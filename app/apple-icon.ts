import { tileIcon } from '@/components/art/brand-icon';
import { iconPng } from '@/components/share/png';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** The system rounds the corners. */
export default function AppleIcon() {
  return iconPng(tileIcon(180, 0.74, 0), 180);
}
