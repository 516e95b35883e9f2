import process from 'node:process';
import { pathToFileURL } from 'node:url';

// Runs a program under Node or Deno until stdin closes, which happens however its parent ends.
process.stdin.resume().once('end', () => process.exit());
// Deno lacks the method; there a server keeps the process alive anyway.
if ('unref' in process.stdin) process.stdin.unref();

// The program finds its own name and arguments where it expects them.
process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1] ?? '').href);
