/** Said where the server has gone on to another build and no longer knows what a page calls. */
export const outdated = 'This page is out of date. Reload it and try again.';
