import { readHealth } from '@/lib/health/read-health';

// A static answer would be that of the build.
export const dynamic = 'force-dynamic';

/** Tells an uptime monitor whether visitors can send requests, and whether the team hears of them. */
export async function GET(): Promise<Response> {
  const parts = await readHealth();
  const isWell = Object.values(parts).every((state) => state === 'ok');
  return Response.json(
    { status: isWell ? 'ok' : 'failing', ...parts },
    { status: isWell ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
