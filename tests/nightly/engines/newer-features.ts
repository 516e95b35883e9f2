export const firefoxWithout: Record<string, boolean> = {
  'dom.cookieStore.enabled': false,
  'dom.details_group.enabled': false,
  'dom.dialog.light-dismiss.enabled': false,
  'layout.css.anchor-positioning.enabled': false,
  'layout.css.backdrop-filter.enabled': false,
  'layout.css.scroll-driven-animations.enabled': false,
  'layout.css.starting-style-at-rules.enabled': false,
};

/** WebKit lacks `closedby` and invoker commands anyway. */
export const webkitWithout =
  'CookieStoreAPI CSSAnchorPositioning CSSScrollbarWidth CSSTextWrapPretty CSSUnprefixedBackdropFilter OverscrollBehavior ScrollDrivenAnimations';

/** Chromium has few switches for features that are older than a year. */
export const chromiumWithout = 'OverlayProperty,ForcedColors';
