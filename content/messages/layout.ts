/** Labels of buttons and links in several places. */
export const actions = {
  requestDemo: 'Request Demo',
  requestADemo: 'Request a Demo',
  signIn: 'Sign in',
  reload: 'Reload',
  retry: 'Retry',
  close: 'Close',
} as const;

/** Links of menus and footer are in content/navigation.ts. */
export const frame = {
  skip: 'Skip to content',
  openMenu: 'Open menu',
  menu: 'Menu',
  /** Followed by a mail address, where scripts are off. */
  writeInstead: 'If the demo form does not open, write to',
  contact: 'Contact',
  sampleNotice:
    'Sample site. The company, its people, addresses, clients, figures and social accounts are invented.',
  dashboard: 'Dashboard',
} as const;

export const accountMessages = {
  label: 'Account',
  /** Shown where the account's address is not known. */
  signedIn: 'Signed in',
  signOut: 'Sign out',
  signOutFailed: 'You are still signed in. Try again in a moment.',
} as const;

/** For screen readers. */
export const mainMenu = 'Main';

export const themeMessages = {
  label: 'Color theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
} as const;

/** The server runs another build, so actions of the page fail. */
export const outdated = 'This page is out of date. Reload it and try again.';

/** Answers a form that a page of an older build has posted. */
export const updated =
  'The site was updated while this page was open. Nothing was sent: please send it again.';

/** Shown where the page's scripts could not be loaded. */
export const unloaded = {
  gone: 'The site was updated, and parts of this page no longer work. Reload it to go on.',
  unreachable: 'Parts of this page could not be loaded. Check your connection and try again.',
} as const;

export const toasts = {
  kinds: {
    success: 'Success',
    info: 'Information',
    warning: 'Warning',
    error: 'Error',
    loading: 'Working',
  },
  dismiss: 'Dismiss',
  /** For screen readers. */
  region: 'Notifications',
} as const;

export const searchButton = {
  label: 'Search',
  /** The key in brackets opens the search too. */
  title: 'Search (/)',
  notLoaded: 'The search could not be loaded. Check your connection and try again.',
} as const;

export const sessionMessages = {
  signedIn: 'Successfully signed in!',
  signedOut: 'Signed out.',
} as const;
