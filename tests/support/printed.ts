import type { ChildProcess } from 'node:child_process';

/**
 * Keeps what a child prints, on both of its streams.
 *
 * @param child Whose streams are piped.
 * @returns What it has printed so far.
 */
export function printedBy(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  return () => text;
}
