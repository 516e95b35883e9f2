import { renderThemedIcon } from '@/components/illustrations/brand-icon';
import { pictureCaching } from '@/components/share-image/caching';

export const contentType = 'image/svg+xml';

export default function Icon() {
  return new Response(renderThemedIcon(), {
    headers: { 'Content-Type': contentType, 'Cache-Control': pictureCaching },
  });
}
