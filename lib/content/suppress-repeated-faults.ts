import { isContentFault } from '@/content/schema/content-fault';

/** Matches what the browser reports, and the heading of what Next prints without a page. */
const repeated = /\bContentFault: |Failed to generate static paths /;

/** Keeps Next from printing each mistake several times: scripts/watch-content.ts prints all of them once. */
export function suppressRepeatedFaults(): void {
  const print = console.error.bind(console);
  console.error = (...args: unknown[]) => {
    if (!args.some((arg) => isContentFault(arg) || (typeof arg === 'string' && repeated.test(arg))))
      print(...args);
  };
}
