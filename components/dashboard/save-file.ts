import { exportWords } from '@/content/words/dashboard';

/** A pause between two reports, long enough to be read. */
const REPORT_MS = 2000;

const { failed: FAILED, signedOut: SIGNED_OUT } = exportWords;

/** Counts the rows that have arrived: only their ends hold a carriage return. */
const rowEnds = (bytes: Uint8Array) => bytes.reduce((ends, byte) => ends + Number(byte === 0x0d), 0);

/**
 * Fetches a CSV file and hands it to the browser to save.
 *
 * @returns How many rows it has, the headings aside.
 * @throws Error that a visitor can read, also when the file does not arrive whole.
 */
export async function saveFile(href: string, report: (rows: number) => void): Promise<number> {
  let name: string | undefined;
  let ends = 0;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    // Whoever is no longer signed in is sent to another page, which is no file.
    const answer = await fetch(href, { redirect: 'manual' });
    name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
    if (name && answer.body) {
      let reported = Date.now();
      const reader = answer.body.getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        parts.push(read.value);
        ends += rowEnds(read.value);
        if (Date.now() - reported < REPORT_MS) continue;
        reported = Date.now();
        report(ends - 1);
      }
    } else if (answer.status === 401 || answer.type === 'opaqueredirect') throw new Error(SIGNED_OUT);
  } catch (cause) {
    throw cause instanceof Error && cause.message === SIGNED_OUT ? cause : new Error(FAILED);
  }
  if (!name) throw new Error(FAILED);
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return ends - 1;
}
