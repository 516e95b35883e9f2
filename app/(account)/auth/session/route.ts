import { readVisitor } from '@/lib/auth/session';

/** Returns the address of the signed-in visitor, or null. Public pages are static and cannot know it. */
export async function GET(): Promise<Response> {
  const visitor = await readVisitor();
  const headers = { 'Cache-Control': 'private, no-store' };
  if (visitor.state === 'unreachable') return new Response(null, { status: 503, headers });
  const email = visitor.state === 'signed-in' ? (visitor.user.email ?? null) : null;
  return Response.json({ email }, { headers });
}
