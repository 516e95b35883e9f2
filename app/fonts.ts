import localFont from 'next/font/local';

/** Text and display. */
export const sans = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-sans',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Labels, logs and table numbers. */
export const mono = localFont({
  src: './fonts/geist-mono.woff2',
  weight: '100 900',
  variable: '--font-mono',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
});
