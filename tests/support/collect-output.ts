import type { ChildProcess } from 'node:child_process';

/** Collects the output of a child process. Returns a function that reads it. */
export function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  return () => text;
}
