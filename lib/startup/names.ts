/** Where the chosen theme is kept, "light" or "dark". */
export const THEME_KEY = 'theme';

/** Data attribute of <html> once the framework has hydrated the page, and the event that announces it. */
export const HYDRATED = 'hydrated';

/** The event that says that a script of the framework did not come. */
export const START_FAILED = 'start-failed';
