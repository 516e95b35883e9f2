import 'server-only';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { refusals } from '@/content/words/refusals';
import { readUser } from '@/lib/auth/session';
import { explainForeignOrigin, findForeignOrigin } from '@/lib/security/origin';
import { callBackend } from '@/lib/supabase/call';
import { createSupabase } from '@/lib/supabase/server';
import * as routes from '@/lib/routes';
import { readAnswer } from './read-answer';
import { refuse } from './refuse';

const answered = z.discriminatedUnion('status', [
  z.object({ status: z.literal('exported'), person: z.record(z.string(), z.unknown()) }),
  z.object({ status: z.enum(['refused', 'limited', 'nobody']) }),
]);

const codes = { refused: 403, limited: 429, nobody: 404 } as const;

/**
 * All that is kept of one person, as a JSON file. Asked by a posted form, so that the address stands in no log of a server.
 *
 * @param request Untrusted: the address in its body.
 */
export async function exportPerson(request: NextRequest): Promise<Response> {
  const foreign = findForeignOrigin(request.headers);
  if (foreign) return refuse(403, explainForeignOrigin(foreign));
  const email = await request.formData().then(
    (form) => form.get('email'),
    () => null,
  );
  if (typeof email !== 'string' || email.length > 254) return refuse(400, refusals.noAddress);
  const supabase = await createSupabase();
  const visitor = await readUser(supabase);
  if (visitor.state === 'signed-out') {
    const signIn = routes.asking(routes.auth, { notice: 'session-ended', next: routes.teamAndData });
    return new Response(null, {
      status: 303,
      headers: { Location: signIn, 'Cache-Control': 'private, no-store' },
    });
  }
  if (visitor.state === 'unreachable') return refuse(503, refusals.personUnread);
  const answer = await callBackend(() => supabase.rpc('export_person', { p_email: email }));
  const ended = await readAnswer(answer, answered, 'person-not-exported');
  if (!ended) return refuse(503, refusals.personUnread);
  if (ended.status !== 'exported') return refuse(codes[ended.status], refusals.person[ended.status]);
  return new Response(`${JSON.stringify(ended.person, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      // Without the address: it would stay in the list of downloads.
      'Content-Disposition': 'attachment; filename="person.json"',
      'Cache-Control': 'private, no-store',
    },
  });
}
