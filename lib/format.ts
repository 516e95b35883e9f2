export const DAY = 86_400;

/** Parses a time of day as seconds since midnight. */
export const parseClock = (clock: string) =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Formats seconds after a midnight as a time of day. */
export const formatClock = (seconds: number) =>
  [(seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

/** Fills `{name}` in a sentence of content/; names without a value stay as they are. */
export const fillTemplate = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
