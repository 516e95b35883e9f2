import { themedIcon } from '@/components/art/brand-icon';
import { caching } from '@/components/share/caching';

export const contentType = 'image/svg+xml';

export default function Icon() {
  return new Response(themedIcon(), { headers: { 'Content-Type': contentType, 'Cache-Control': caching } });
}
