import localFont from 'next/font/local';
import './fonts/faces.css';

/*
 * `optional`: text never changes its font after the first paint. `npm run fonts` writes the files and the faces of
 * rarer letters. The families have names that no device has, so that a missing file does not select a device font.
 */

export const instrumentSans = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 600',
  variable: '--font-instrument-sans',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['stand-in'],
  declarations: [{ prop: 'font-family', value: 'instrumentSans' }],
});

export const geistMono = localFont({
  src: './fonts/geist-mono.woff2',
  weight: '400 600',
  variable: '--font-geist-mono',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
  declarations: [{ prop: 'font-family', value: 'geistMono' }],
});
