import process from 'node:process';
import './end-with-parent.ts';

/** Runs one edge function, under Deno: the file is named by the first argument. */
await import(process.argv[2] ?? '');
