/** Where the chosen theme is kept, "light" or "dark". */
export const THEME_KEY = 'theme';

/** Attribute of a field in which an input method is composing a text. */
export const COMPOSING = 'data-composing';

/** Data attribute of <html> once the framework has hydrated the page, and the event that announces it. */
export const HYDRATED = 'hydrated';

/** The event that says that a script of the framework did not come. */
export const START_FAILED = 'start-failed';
