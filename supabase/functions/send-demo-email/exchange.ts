/** A connection, as Deno has it. */
export type Connection = {
  read: (into: Uint8Array) => Promise<number | null>;
  write: (from: Uint8Array) => Promise<number>;
  close: () => void;
};

/** What is read of an answer. */
export type Head = { status: number; retryAfter: string | null };

/** No answer that could be read came in time. */
export class NoAnswer extends Error {
  readonly isLate: boolean;

  constructor(isLate: boolean, cause?: unknown) {
    super(isLate ? 'timed out' : 'unreachable', { cause });
    this.isLate = isLate;
  }
}

/** A receiver that says more than that before the empty line is not read on. */
const HEAD_BYTES = 8 * 1024;

/**
 * Posts a body over a connection of its own and reads the head of the answer, nothing of what is behind it. By hand,
 * because `fetch` looks the host up once more: the address that was checked must be the one that is used. It follows no
 * redirect, since it follows nothing.
 * @param open - connects; what comes too late is closed
 * @throws NoAnswer
 */
export async function exchange(
  url: URL,
  headers: Record<string, string>,
  body: string,
  open: () => Promise<Connection>,
  deadlineMs: number,
): Promise<Head> {
  let connection: Connection | undefined;
  let isOver = false;
  async function talk(): Promise<Head> {
    connection = await open();
    if (isOver) throw new NoAnswer(true);
    await writeAll(connection, requestBytes(url, headers, body));
    return readHead(connection);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new NoAnswer(true)), deadlineMs);
  });
  const talking = talk().finally(() => isOver && close(connection));
  try {
    return await Promise.race([talking, late]);
  } catch (error) {
    talking.catch(() => undefined);
    throw error instanceof NoAnswer ? error : new NoAnswer(false, error);
  } finally {
    isOver = true;
    clearTimeout(timer);
    close(connection);
  }
}

function requestBytes(url: URL, headers: Record<string, string>, body: string): Uint8Array {
  const content = new TextEncoder().encode(body);
  const lines = Object.entries({
    Host: url.host,
    Connection: 'close',
    'Content-Length': String(content.byteLength),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  // A parsed address has neither spaces nor line ends.
  const head = [`POST ${url.pathname}${url.search} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  const start = new TextEncoder().encode(head);
  const bytes = new Uint8Array(start.byteLength + content.byteLength);
  bytes.set(start);
  bytes.set(content, start.byteLength);
  return bytes;
}

async function writeAll(connection: Connection, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.byteLength;) done += await connection.write(bytes.subarray(done));
}

async function readHead(connection: Connection): Promise<Head> {
  const bytes = new Uint8Array(HEAD_BYTES);
  let size = 0;
  let text = '';
  while (size < HEAD_BYTES && !text.includes('\r\n\r\n')) {
    const read = await connection.read(bytes.subarray(size));
    if (read === null) break;
    size += read;
    text = new TextDecoder('latin1').decode(bytes.subarray(0, size));
  }
  const status = /^HTTP\/1\.[01] ([2-5]\d\d)[ \r]/.exec(text)?.[1];
  if (!status) throw new NoAnswer(false);
  const [head = ''] = text.split('\r\n\r\n');
  return { status: Number(status), retryAfter: /^retry-after:([^\r\n]*)/im.exec(head)?.[1] ?? null };
}

function close(connection: Connection | undefined): void {
  try {
    connection?.close();
  } catch {
    // It is closed already.
  }
}
