/** Makes text safe inside HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A value that stands in a line of ours: without line ends, and without characters nobody sees. */
export function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}

/** The lines of a text that somebody typed. */
export function lines(value: string): string[] {
  return value
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, '  ').replace(/\p{Cc}/gu, ''));
}

/** "2026-11-21 07:30:00 UTC" */
export function utc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** Facts in a column each, for a mail in plain text. */
export function columns(facts: [label: string, value: string][]): string[] {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  return facts.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`);
}
