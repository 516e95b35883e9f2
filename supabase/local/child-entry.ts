import process from 'node:process';
import { pathToFileURL } from 'node:url';

// Runs the program named by the first argument, under Node or Deno, and ends it with the process that started it:
// that one holds the other end of stdin, which closes however it ends, kill -9 included.
process.stdin.resume().once('end', () => process.exit());
// Deno's has no such method; there a server keeps the process alive anyway.
if ('unref' in process.stdin) process.stdin.unref();

// The program finds its own name and arguments where it expects them.
process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1] ?? '').href);
