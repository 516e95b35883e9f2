/** Glyphs that are drawn without the framework too. */
export const glyphPaths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v6M12 16.2v.3',
  refresh: 'M19 12a7 7 0 1 1-2-5M19 3.5V8h-4.5',
} as const;
