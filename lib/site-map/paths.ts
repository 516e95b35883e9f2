import { getBuiltPaths } from '../env/deployment';

/** Tells whether a page has this path, without its record: by the list in the build, or of the start of development. */
export const isPath = (path: string): boolean => getBuiltPaths()?.includes(path) ?? false;
