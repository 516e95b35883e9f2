import { starter, wholeNames, wholeSheets } from '../../lib/startup/compiled.ts';

/** Calls a function of a list. A closing tag in an inline script would end its element. */
const called = (code: string, list: readonly string[]) =>
  `${code}(${JSON.stringify(list).replaceAll('<', '\\u003c')});`;

/** The inline script that starts these files: the page's data, then the framework. */
export const starterScript = (files: readonly string[]): string => called(starter, files);

/** What adds the whole stylesheets that the page's own stands in for. */
export const sheetsScript = (addresses: readonly string[]): string => called(wholeSheets, addresses);

/** What gives the elements the full names of their utilities. */
export const namesScript = (names: readonly string[]): string => called(wholeNames, names);

/** The list in an inline script that `starterScript` made, as JSON; none if it made no such script. */
export const startedFiles = (script: string): string | undefined =>
  script.startsWith(`${starter}(`) && script.endsWith(');')
    ? script.slice(starter.length + 1, -2)
    : undefined;
