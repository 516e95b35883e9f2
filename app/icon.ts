import { themedIcon } from '@/components/art/brand-icon';
import { caching } from '@/components/share/png';

export const contentType = 'image/svg+xml';

export default function Icon() {
  return new Response(themedIcon(), { headers: { 'Content-Type': contentType, 'Cache-Control': caching } });
}
