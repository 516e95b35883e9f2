import { confirmedElsewhere } from '@/lib/auth/confirmed-elsewhere';

/** Whether the account that this browser made was confirmed: what the page asks that waits for it. */
export async function GET(): Promise<Response> {
  const confirmed = await confirmedElsewhere();
  const headers = { 'Cache-Control': 'private, no-store' };
  if (confirmed === null) return new Response(null, { status: 503, headers });
  return Response.json({ confirmed }, { headers });
}
