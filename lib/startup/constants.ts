/** Where the chosen theme is kept, "light" or "dark". */
export const THEME_KEY = 'theme';

/** Data attribute of <html> once Next has hydrated the page, and the event that announces it. */
export const HYDRATED = 'hydrated';

// The loader's events, see adapter/defer-hydration/README.md.

/** The event that asks for Next's scripts without an interaction. */
export const HYDRATE = 'hydrate';

/** The event that tells of a script that could not be loaded. */
export const HYDRATION_FAILED = 'hydration-failed';
