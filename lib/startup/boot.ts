/*
 * Runs inline in the head of every page, before the first paint and without waiting for the framework: marks <html> for
 * the styles, helps browsers that lack something, and until the page is live does or holds what needs the framework.
 *
 * Nothing here may ask for a measure before the page is laid out: the answer would cost a layout of its own.
 *
 * `npm run startup` compiles it. Listeners run in the order of these imports.
 */
import './theme';
import './first-visit';
import './session';
import './footer-year';
import './broken-images';
import './scroll-mark';
import './scrollbar-width';
import './dialogs';
import './composition';
import './menu-hover';
import './held-input';
import './demo-form';
