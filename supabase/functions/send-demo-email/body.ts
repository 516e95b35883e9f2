const LIMIT_BYTES = 16 * 1024;

/** The request's body cannot be used; the status says why. */
export class BadBody extends Error {
  readonly status: 400 | 413;

  constructor(status: 400 | 413) {
    super(status === 413 ? 'body too large' : 'body is not JSON');
    this.status = status;
  }
}

/**
 * Reads a small JSON body, and stops reading once it is too long whatever its header claims.
 * @throws BadBody
 */
export async function readJson(request: Request): Promise<unknown> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LIMIT_BYTES) throw new BadBody(413);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(await new Blob(chunks).text());
  } catch {
    throw new BadBody(400);
  }
}
