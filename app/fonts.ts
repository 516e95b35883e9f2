import localFont from 'next/font/local';
import './fonts/more.css';

/*
 * Optional: a page is set in the fonts that are there when it is first painted, and never set anew. The files are written by
 * `npm run fonts`, with further ones under the same family names for letters that few pages need.
 */

/** Text and display. */
export const sans = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 600',
  variable: '--font-sans',
  display: 'optional',
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'font-family', value: 'sans' }],
});

/** Labels, logs and table numbers. */
export const mono = localFont({
  src: './fonts/geist-mono.woff2',
  weight: '400 600',
  variable: '--font-mono',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
  declarations: [{ prop: 'font-family', value: 'mono' }],
});
