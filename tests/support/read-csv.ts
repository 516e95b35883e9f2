/** Returns the rows below the headings, by these. */
export function readRecords(file: string): Record<string, string>[] {
  const [headings = [], ...rows] = readCsv(file);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [headings[at] ?? at, cell] as const)));
}

/**
 * Parses a CSV file strictly by RFC 4180, with an optional byte order mark.
 *
 * @throws Error on a malformed file.
 */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const rows: string[][] = [];
  let row: string[] = [];
  while (cells.lastIndex < text.length) {
    const at = cells.lastIndex;
    const match = cells.exec(text);
    if (!match) throw new Error(`No CSV at ${at}: ${text.slice(at, at + 40)}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
