/** What every page may have to say, since a session can begin and end in another tab. */
export const sessionMessages = {
  signedIn: 'Successfully signed in!',
  signedOut: 'Signed out.',
} as const;
