import { favicon } from '@/components/share/app-icons';
import { caching } from '@/components/share/caching';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(new Uint8Array(await favicon()), {
    headers: { 'Content-Type': 'image/x-icon', 'Cache-Control': caching },
  });
}
