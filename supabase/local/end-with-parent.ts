import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

// The parent holds the other end of stdin, which closes however the parent ends, kill -9 included.
if (isMainThread) {
  process.stdin.resume().once('end', () => process.exit());
  // Deno's has no such method; there a server keeps the process alive anyway.
  if ('unref' in process.stdin) process.stdin.unref();
}
