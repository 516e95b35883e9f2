export const THEME_KEY = 'theme';

/** Data attribute of <html> once Next has hydrated the page, and the event that announces it. */
export const HYDRATED = 'hydrated';

export const HYDRATE = 'hydrate';

export const HYDRATION_FAILED = 'hydration-failed';

/** Event by which components tell the start-up script of a step of the visit. Without detail a page was opened. */
export const VISIT_STEP = 'visit-step';

/** Data attribute of <html>: when, before hydration, the mouse came onto the name of a menu. */
export const OVER_MENU_SINCE = 'overMenuSince';

/** Attribute of <html> from a press on the search until its field has the focus: the keys typed meanwhile. */
export const SEARCH_KEYS = 'data-search-keys';

/** Parameter of the address with a chosen limit, and the element that shows it. */
export const LIMIT_PARAMETER = 'limit';
export const LIMIT_ID = 'limit';
