/** What buttons and links say that stand in several places. */
export const actions = {
  requestDemo: 'Request Demo',
  requestADemo: 'Request a Demo',
  signIn: 'Sign in',
  reload: 'Reload',
  retry: 'Retry',
  close: 'Close',
} as const;

/** What surrounds every page. The links of menus and footer stand in content/navigation.ts. */
export const frame = {
  skip: 'Skip to content',
  openMenu: 'Open menu',
  /** The slide-out menu of small windows. */
  menu: 'Menu',
  /** Where scripts are off: a sentence before a mail address. */
  writeInstead: 'Should the demo form not open, write to',
  contact: 'Contact',
  sampleNotice:
    'Sample site. The company, its people, addresses, clients, figures and social accounts are invented.',
  dashboard: 'Dashboard',
} as const;

/** Who is signed in, and the ways to their list and out: in the header, and in the menu of small windows. */
export const accountWords = {
  label: 'Account',
  /** Until it is known, or where it cannot be known, as whom. */
  signedIn: 'Signed in',
  signOut: 'Sign out',
  signOutFailed: 'You are still signed in. Try again in a moment.',
} as const;

/** What screen readers call the menus of wide windows. */
export const mainMenu = 'Main';

/** The switch in the footer. */
export const themeWords = { label: 'Color theme', system: 'System', light: 'Light', dark: 'Dark' } as const;

/** Said where the server has gone on to another build and no longer knows what a page calls. */
export const outdated = 'This page is out of date. Reload it and try again.';

/** The frame of every toast; what a toast says stands with its cause. */
export const toasts = {
  /** The kind of a toast, above its text. */
  kinds: {
    success: 'Success',
    info: 'Information',
    warning: 'Warning',
    error: 'Error',
    loading: 'Working',
  },
  dismiss: 'Dismiss',
  /** What screen readers call the place where toasts appear. */
  region: 'Notifications',
} as const;

/** The button that opens the search, on every page. */
export const searchButton = {
  label: 'Search',
  /** Shown over the button. The key in brackets opens the search too. */
  title: 'Search (/)',
  /** A toast. */
  notLoaded: 'The search could not be loaded. Check your connection and try again.',
} as const;
