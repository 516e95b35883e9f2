import { readVisitor } from '@/lib/auth/session';

/** Who is signed in: what the header asks, since public pages know no visitor. Of nobody the address is null. */
export async function GET(): Promise<Response> {
  const visitor = await readVisitor();
  const headers = { 'Cache-Control': 'private, no-store' };
  if (visitor.state === 'unreachable') return new Response(null, { status: 503, headers });
  const email = visitor.state === 'signed-in' ? (visitor.user.email ?? null) : null;
  return Response.json({ email }, { headers });
}
