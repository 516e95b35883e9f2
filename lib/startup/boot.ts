/*
 * Runs inline in the head of every page, before the first paint and without waiting for the framework: marks <html> for
 * the styles, polyfills what browsers lack, and until hydration handles or holds what needs the framework.
 *
 * Nothing here may measure before the page is laid out: that forces a synchronous layout.
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
import './menu-hover';
import './held-input';
