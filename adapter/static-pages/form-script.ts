import { bundle } from '../bundle.ts';

/**
 * The code that hydrates the demo form, as a script that needs nothing else. The framework is ten times as large, and
 * whoever has the form open would wait for all of it.
 *
 * @param phoneAddress Where the script with the phone numbers lies.
 */
export const formScript = (folder: string, phoneAddress: string): string =>
  bundle(folder, 'components/demo/form-entry.ts', {
    minify: true,
    format: 'iife',
    // The form library without its hooks, and so without React.
    conditions: ['react-server'],
    define: { PHONE_SCRIPT: JSON.stringify(phoneAddress) },
  });

/** The numbers of all countries: more than the rest of the form, and loaded once somebody types. */
export const phoneScript = (folder: string): string =>
  bundle(folder, 'components/demo/phone-entry.ts', { minify: true, format: 'iife' });
