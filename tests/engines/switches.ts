import type { Switches } from './driver/tab.ts';

/** What tests and docs/browser-support.md call a feature. */
export type SwitchName =
  | 'anchor positioning'
  | 'invoker commands'
  | 'closedby'
  | 'cookieStore'
  | 'details groups'
  | '@starting-style'
  | 'overlay'
  | 'scroll-driven animation'
  | 'text-wrap: pretty'
  | 'backdrop-filter without a prefix'
  | 'overscroll-behavior'
  | 'scrollbar-width'
  | 'prefers-reduced-transparency'
  | 'forced colors';

/** A feature of the platform that an engine can be started without. */
export interface Switch extends Switches {
  name: SwitchName;
  /** Is true in a page where the feature is gone; the page must be one of a site, which is a secure context. */
  gone: string;
}

/**
 * How engines are started without a feature, so that what a visitor gets instead can be tried in browsers of today.
 * Each engine is named that can be had without it: `{}` and `''` mean that it lacks the feature anyway, so there is
 * nothing to switch. An engine that is not named always has it: makers take switches away once a feature is old.
 * tests/engines/switches.spec.ts fails when a switch does nothing any more.
 */
export const switches: readonly Switch[] = [
  {
    name: 'anchor positioning',
    firefox: { 'layout.css.anchor-positioning.enabled': false },
    webkit: 'CSSAnchorPositioning',
    gone: "!CSS.supports('anchor-scope: --a')",
  },
  { name: 'invoker commands', webkit: '', gone: "!('commandForElement' in HTMLButtonElement.prototype)" },
  {
    name: 'closedby',
    firefox: { 'dom.dialog.light-dismiss.enabled': false },
    webkit: '',
    gone: "!('closedBy' in HTMLDialogElement.prototype)",
  },
  {
    name: 'cookieStore',
    firefox: { 'dom.cookieStore.enabled': false },
    webkit: 'CookieStoreAPI',
    gone: "!('cookieStore' in window)",
  },
  {
    name: 'details groups',
    firefox: { 'dom.details_group.enabled': false },
    gone: "!('name' in HTMLDetailsElement.prototype)",
  },
  {
    name: '@starting-style',
    firefox: { 'layout.css.starting-style-at-rules.enabled': false },
    gone: "!('CSSStartingStyleRule' in window)",
  },
  {
    name: 'overlay',
    chromium: 'OverlayProperty',
    firefox: {},
    webkit: '',
    gone: "!CSS.supports('overlay: auto')",
  },
  {
    name: 'scroll-driven animation',
    firefox: { 'layout.css.scroll-driven-animations.enabled': false },
    webkit: 'ScrollDrivenAnimations',
    gone: "!CSS.supports('animation-timeline: view()')",
  },
  {
    name: 'text-wrap: pretty',
    firefox: {},
    webkit: 'CSSTextWrapPretty',
    gone: "!CSS.supports('text-wrap: pretty')",
  },
  {
    name: 'backdrop-filter without a prefix',
    firefox: { 'layout.css.backdrop-filter.enabled': false },
    webkit: 'CSSUnprefixedBackdropFilter',
    gone: "!CSS.supports('backdrop-filter: blur(1px)')",
  },
  {
    name: 'overscroll-behavior',
    webkit: 'OverscrollBehavior',
    gone: "!CSS.supports('overscroll-behavior: contain')",
  },
  {
    name: 'scrollbar-width',
    webkit: 'CSSScrollbarWidth',
    gone: "!CSS.supports('scrollbar-width: none')",
  },
  {
    name: 'prefers-reduced-transparency',
    firefox: {},
    webkit: '',
    gone: "!matchMedia('(prefers-reduced-transparency: no-preference)').matches",
  },
  {
    name: 'forced colors',
    chromium: 'ForcedColors',
    webkit: '',
    gone: "!CSS.supports('forced-color-adjust: none')",
  },
];
