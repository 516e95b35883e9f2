import { bundle } from '../bundle.ts';

/**
 * The code that hydrates the demo form, as a script that needs nothing else. The framework is ten times as large, and
 * whoever has the form open would wait for all of it.
 *
 * @param folder The project's.
 */
export const formScript = (folder: string): string =>
  bundle(folder, 'components/demo/form-entry.ts', {
    minify: true,
    format: 'iife',
    // The form library without its hooks, and so without React.
    conditions: ['react-server'],
  });
