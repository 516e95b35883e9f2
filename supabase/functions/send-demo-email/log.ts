/**
 * Writes one JSON line. Callers pass ids, counts and short reasons only: no name, address, number, text,
 * token or key belongs in a log.
 */
export function log(entry: { event: string } & Record<string, string | number>): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), source: 'send-demo-email', ...entry }));
}
