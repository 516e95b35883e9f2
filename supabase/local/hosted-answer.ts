/**
 * Makes an answer of the embedded API what the hosted one would be: a violated CHECK is 400 with its SQLSTATE,
 * not 500. Other server errors are reported in one line without what the request carried.
 */
export async function hostedAnswer(request: Request, response: Response): Promise<Response> {
  if (response.status < 500) return response;
  const { pathname } = new URL(request.url);
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string; message?: string };
  const [message] =
    /new row for relation "\w+" violates check constraint "\w+"/.exec(body.message ?? '') ?? [];
  if (message) return Response.json({ code: '23514', details: null, hint: null, message }, { status: 400 });
  console.error(`Backend error: ${request.method} ${pathname} ${response.status} ${body.code ?? ''}`.trim());
  return response;
}
