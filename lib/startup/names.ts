/** Where the chosen theme is kept, "light" or "dark". */
export const THEME_KEY = 'theme';

/** Attribute of a field in which an input method is composing a text. */
export const COMPOSING = 'data-composing';

/** Mark of a page that the framework has taken over, among the data of <html>, and the event that says so. */
export const LIVE = 'live';

/** The event that says that a script of the framework did not come. */
export const START_FAILED = 'start-failed';
