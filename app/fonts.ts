import localFont from 'next/font/local';
import './fonts/faces.css';

/*
 * Optional: a page is set in the fonts that are there when it is first painted, and never set anew. The files are written by
 * `npm run fonts`, with further ones under the same family names for letters that few pages need, and with what stands in.
 * The families have names that no device has: where a file is missing, `sans` would be whatever the device calls so.
 */

/** Text and display. */
export const instrumentSans = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 600',
  variable: '--font-instrument-sans',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['stand-in'],
  declarations: [{ prop: 'font-family', value: 'instrumentSans' }],
});

/** Labels, logs and table numbers. */
export const geistMono = localFont({
  src: './fonts/geist-mono.woff2',
  weight: '400 600',
  variable: '--font-geist-mono',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
  declarations: [{ prop: 'font-family', value: 'geistMono' }],
});
