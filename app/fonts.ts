import localFont from 'next/font/local';

// Optional: a page is set in the fonts that are there when it is first painted, and never set anew.

/** Text and display. */
export const sans = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-sans',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

/** Labels, logs and table numbers. */
export const mono = localFont({
  src: './fonts/geist-mono.woff2',
  weight: '100 900',
  variable: '--font-mono',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
});
