/** Said where a form could not be sent, or its answer did not come. Sending it again does no harm. */
export const networkFailure =
  'The site could not be reached. What you typed is kept: check your connection and try again.';
