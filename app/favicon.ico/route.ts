import { renderFavicon } from '@/components/share-image/app-icons';
import { pictureCaching } from '@/components/share-image/caching';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(new Uint8Array(await renderFavicon()), {
    headers: { 'Content-Type': 'image/x-icon', 'Cache-Control': pictureCaching },
  });
}
