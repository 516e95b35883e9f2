import type { SwitchName } from '../engines/switches.ts';
import { missingIn } from './versions.ts';

/** A feature of the platform that the site uses, and that some browser in use lacks: a row of docs/browser-support.md. */
export interface Feature {
  /** What it is called, in Markdown. */
  name: string;
  /** Its path in MDN's browser-compat-data, which says since when browsers have it. What lies below one that is new belongs to it. */
  key: string;
  /** Further paths that belong to it. */
  also?: readonly string[];
  /** What stands in files that use it, where that is not the last part of a path in the data. */
  word?: string;
  /** Files that use it. A path with a slash at its end stands for all files below it. */
  where: readonly string[];
  /** What a visitor gets without it; left out when all browsers of the list have it. */
  without?: string;
  /** How it is tried without: the switch of tests/engines/switches.ts, or a browser that lacks it anyway. */
  tried?: SwitchName | `in ${string}`;
}

/**
 * Every feature in use that a browser of package.json's browserslist lacks, and those that all of them have but hardly
 * any older one. Lint allows what the first lack in the files that a row names, and nowhere else: who uses a feature
 * in one more place says so here, and makes sure that what the row promises holds there too.
 */
export const features: readonly Feature[] = [
  {
    name: 'Invoker commands: `command`, `commandfor`, the `command` event',
    key: 'html.elements.button.command',
    also: ['html.elements.button.commandfor', 'api.HTMLElement.command_event', 'api.CommandEvent'],
    where: [
      'components/layout/site-header.tsx',
      'components/ui/side-panel.tsx',
      'components/demo/demo-dialog.tsx',
      'components/demo/draft-keeping.ts',
      'components/demo/follow-dialog.ts',
      'components/demo/request-demo-button.tsx',
      'components/dashboard/request-table.tsx',
      'lib/startup/dialogs.ts',
    ],
    without:
      'The boot script opens and closes the dialogs, from the first press on. Without scripts too, the button of the small menu does nothing; the footer leads to every page.',
    tried: 'invoker commands',
  },
  {
    name: '`<dialog closedby>`',
    key: 'html.elements.dialog.closedby',
    where: [
      'components/ui/side-panel.tsx',
      'components/search/search-dialog.tsx',
      'components/demo/demo-dialog.tsx',
    ],
    without: 'A script closes the dialog by a press beside it. Esc and the close button work by themselves.',
    tried: 'closedby',
  },
  {
    name: 'Look of a slider: `::-webkit-slider-thumb`, `::-moz-range-thumb`',
    key: 'css.selectors.-webkit-slider-thumb',
    also: ['css.selectors.-moz-range-thumb'],
    where: ['components/kinds/run-field.css'],
    without: 'Every browser has one of the two. Without either, the slider’s handle is the browser’s own.',
    tried: 'in Firefox',
  },
  {
    name: '`::details-content` in print',
    key: 'css.selectors.details-content',
    also: ['css.properties.content-visibility'],
    where: ['app/print.css'],
    without:
      'A fold that is closed on the screen is closed on paper. Whoever opens it before printing has it on paper.',
  },
  {
    name: 'Anchor positioning: `anchor-name`, `anchor-scope`, `position-anchor`, `anchor()`',
    key: 'css.properties.anchor-scope',
    also: ['css.properties.anchor-name', 'css.properties.position-anchor', 'css.types.anchor'],
    where: ['components/layout/site-header.css'],
    without:
      'The script puts each panel of the header’s menus beneath its trigger. Without scripts too, all open in one place, beneath the header at the text’s edge.',
    tried: 'anchor positioning',
  },
  {
    name: 'Popovers that a tap beside them closes',
    key: 'api.HTMLElement.popover',
    where: ['components/layout/menu-panel.tsx'],
    without:
      'On an iPad a menu of the header stays open until its trigger, another one or a link is pressed.',
  },
  {
    name: '`cookieStore`',
    key: 'api.Window.cookieStore',
    where: ['components/auth/session-watch.tsx', 'lib/startup/session.ts'],
    without:
      'What another tab did, a sign-in or a sign-out, shows when the visitor comes back to this one, not at once.',
    tried: 'cookieStore',
  },
  {
    name: '`isComposing` up to the end of a composition',
    key: 'api.KeyboardEvent.isComposing',
    also: ['api.InputEvent.isComposing'],
    where: ['components/search/search-dialog.tsx', 'components/demo/clean-as-typed.ts'],
    without:
      'Safari says false for the key that ends a composition. The form reads its fields at the end of the composition anyway; the search knows the key by its code.',
  },
  {
    name: '`<details name>`',
    key: 'html.elements.details.name',
    where: ['app/(site)/_sections/faq.tsx'],
    without: 'Opening an answer does not close the one before: several are open at once.',
    tried: 'details groups',
  },
  {
    name: '`autocapitalize`',
    key: 'html.global_attributes.autocapitalize',
    where: ['components/search/search-dialog.tsx'],
    without: 'Nothing is lost: the browser without it has no keyboard on its screen.',
  },
  {
    name: '`@starting-style`',
    key: 'css.at-rules.starting-style',
    where: ['components/layout/site-header.css', 'components/ui/side-panel.css'],
    without: 'Menus and panels stand there at once and do not slide in.',
    tried: '@starting-style',
  },
  {
    name: '`allow-discrete` for `display`',
    key: 'css.properties.transition-behavior.transitionable_display',
    word: 'display 0.2s allow-discrete',
    also: ['css.properties.transition-behavior'],
    where: ['components/ui/side-panel.css'],
    without: 'A panel that closes is gone at once and does not slide out.',
    tried: 'in any Firefox',
  },
  {
    name: '`overlay`',
    key: 'css.properties.overlay',
    where: ['components/ui/side-panel.css'],
    without: 'A panel that slides out does so beneath the header, and its scrim is gone at once.',
    tried: 'overlay',
  },
  {
    name: 'The contents mark what is read: `scroll-target-group`, `:target-current`',
    key: 'css.properties.scroll-target-group',
    also: ['css.selectors.target-current'],
    where: ['components/sections/page-contents.css'],
    without: 'The contents lead to each heading, and mark none.',
    tried: 'in Firefox and WebKit',
  },
  {
    name: 'Scroll-driven animation: `animation-timeline: view()`, `animation-range`',
    key: 'css.properties.animation-timeline.view',
    also: [
      'css.properties.animation-timeline',
      'css.properties.animation-range',
      'css.properties.timeline-scope',
      'css.properties.view-timeline',
      'css.properties.view-timeline-name',
      'css.properties.view-timeline-inset',
    ],
    where: [
      'app/base.css',
      'components/art/art.css',
      'components/art/pair-plot.css',
      'components/kinds/lane.css',
      'components/kinds/mock.css',
      'components/layout/site-header.css',
    ],
    without:
      'Sections, drawings, lanes and bars stand there and do not move, and the header keeps its ground over a band of ink; `@supports` keeps the animation from running at all.',
    tried: 'scroll-driven animation',
  },
  {
    name: '`text-wrap: pretty`',
    key: 'css.properties.text-wrap.pretty',
    where: ['app/', 'components/'],
    without: 'The last line of a paragraph may be a single word.',
    tried: 'text-wrap: pretty',
  },
  {
    name: '`backdrop-filter` without a prefix',
    key: 'css.properties.backdrop-filter',
    where: ['components/layout/site-header.css'],
    without:
      'Nothing is lost where the prefix works, which the build writes. Elsewhere what scrolls beneath the header is not blurred; its ground covers 88 % of it.',
    tried: 'backdrop-filter without a prefix',
  },
  {
    name: '`prefers-reduced-transparency`',
    key: 'css.at-rules.media.prefers-reduced-transparency',
    where: ['components/layout/site-header.css'],
    without: 'The header of a scrolled page lets 12 % through, whatever the visitor prefers.',
    tried: 'prefers-reduced-transparency',
  },
  {
    name: '`overscroll-behavior` where nothing scrolls',
    key: 'css.properties.overscroll-behavior',
    where: ['components/ui/dialog.css', 'components/ui/side-panel.css'],
    without: 'Nothing is lost in dialogs: the page behind a modal one does not scroll in the first place.',
    tried: 'overscroll-behavior',
  },
  {
    name: '`scrollbar-width`',
    key: 'css.properties.scrollbar-width',
    where: ['components/ui/carousel.css'],
    without:
      'A carousel has a scrollbar until the page is hydrated; where scrollbars take room, what is below moves up then.',
    tried: 'scrollbar-width',
  },
  {
    name: '`forced-color-adjust`',
    key: 'css.properties.forced-color-adjust',
    where: ['app/forced-colors.css', 'components/kinds/run-field.css', 'components/ui/controls.css'],
    without: 'Nothing is lost: the browser without it forces no colors.',
    tried: 'forced colors',
  },
  {
    name: '`break-after: avoid`',
    key: 'css.properties.break-after.avoid',
    where: ['app/print.css'],
    without: 'On paper a heading may stand at the foot of a sheet, its text on the next.',
  },
  {
    name: '`print-color-adjust` without a prefix',
    key: 'css.properties.print-color-adjust',
    where: ['app/print.css'],
    without: 'Nothing is lost: the build writes the prefix.',
  },
  {
    name: '`text-size-adjust`',
    key: 'css.properties.text-size-adjust',
    where: ['app/base.css'],
    without: 'Nothing is lost: on iOS the prefix works, and desktops do not enlarge text by themselves.',
  },
  {
    name: '`cursor`, `resize`',
    key: 'css.properties.resize',
    also: ['pointer', 'progress', 'not-allowed'].map((shape) => `css.properties.cursor.${shape}`),
    where: ['app/', 'components/'],
    without: 'Nothing is lost on a screen that is touched; a long text scrolls inside its field.',
  },
  {
    name: 'Measures of the font that stands in: `ascent-override` and the like',
    key: 'css.at-rules.font-face.ascent-override',
    where: ['app/fonts/faces.css'],
    without:
      'A first page on a slow line, set in the system’s font, has lines that sit a little higher or lower.',
  },
  {
    name: 'Color of the browser’s bar: `<meta name="theme-color">`',
    key: 'html.elements.meta.name.theme-color',
    word: 'themeColor',
    where: ['app/layout.tsx'],
    without: 'The bar keeps the browser’s own color.',
  },
  {
    name: '`::marker { font-size }`',
    key: 'css.selectors.marker',
    word: '::marker',
    where: ['app/base.css'],
    without: 'Safari knows color and size of a marker, and nothing else is set.',
    tried: 'in any WebKit',
  },
  // All browsers of the list have these.
  {
    name: 'Popovers: `popover`, `popovertarget`, `showPopover()`, `:popover-open`, their `toggle` event',
    key: 'html.global_attributes.popover',
    also: ['html.elements.button.popovertarget', 'css.selectors.popover-open', 'api.ToggleEvent'],
    where: [
      'components/layout/menu-panel.tsx',
      'components/layout/site-nav.tsx',
      'components/layout/bind-menus.ts',
      'lib/startup/menu-hover.ts',
    ],
  },
  {
    name: '`light-dark()`',
    key: 'css.types.color.light-dark',
    where: ['app/', 'components/'],
  },
  {
    name: '`text-wrap: balance`',
    key: 'css.properties.text-wrap.balance',
    where: ['app/', 'components/'],
  },
  {
    name: '`:has()`',
    key: 'css.selectors.has',
    where: ['app/', 'components/'],
  },
  {
    name: '`content` with words for screen readers',
    key: 'css.properties.content.alt_text',
    word: "/ ''",
    where: ['components/kinds/'],
  },
  {
    name: '`@media (scripting)`',
    key: 'css.at-rules.media.scripting',
    where: ['app/base.css', 'app/(site)/_sections/live-run.css', 'components/'],
  },
  {
    name: 'Inherited values on `::backdrop`',
    key: 'css.selectors.backdrop.inherit_from_originating_element',
    word: '::backdrop',
    where: ['components/ui/side-panel.css', 'components/ui/dialog.css'],
  },
  {
    name: 'Container queries',
    key: 'css.at-rules.container',
    where: ['app/', 'components/'],
  },
  {
    name: '`subgrid`',
    key: 'css.properties.grid-template-rows.subgrid',
    where: ['components/'],
  },
  {
    name: '`color-mix()`, `oklch()`',
    key: 'css.types.color.color-mix',
    also: ['css.types.color.oklch'],
    where: ['app/', 'components/'],
  },
  {
    name: '`dvh`, `svh`',
    key: 'css.types.length.viewport_percentage_units_dynamic',
    word: 'dvh',
    where: ['components/'],
  },
  {
    name: '`mask-image` without a prefix',
    key: 'css.properties.mask-image',
    where: ['app/(site)/'],
  },
  {
    name: '`checkVisibility()`',
    key: 'api.Element.checkVisibility',
    where: ['components/demo/dialog-behaviour.ts'],
  },
  {
    name: '`Map.groupBy()`',
    key: 'javascript.builtins.Map.groupBy',
    where: ['components/search/use-search.ts'],
  },
  {
    name: '`AbortSignal.timeout()`',
    key: 'api.AbortSignal.timeout_static',
    where: ['components/dashboard/new-requests.tsx'],
  },
  {
    name: '`AbortSignal.any()`',
    key: 'api.AbortSignal.any_static',
    where: ['components/dashboard/new-requests.tsx'],
  },
  {
    name: '`toSorted()`, `toReversed()`',
    key: 'javascript.builtins.Array.toSorted',
    also: ['javascript.builtins.Array.toReversed'],
    where: ['lib/search/search.ts'],
  },
  {
    name: '`URLSearchParams.size`',
    key: 'api.URLSearchParams.size',
    where: ['lib/dashboard/list-query.ts'],
  },
  {
    name: '`toWellFormed()`',
    key: 'javascript.builtins.String.toWellFormed',
    where: ['lib/demo/schema.ts', 'lib/dashboard/list-query.ts'],
  },
];

const covers = (place: string, file: string) =>
  place === file || (place.endsWith('/') && file.startsWith(place));

/** All paths in the data that belong to a feature. */
export const keysOf = ({ key, also = [] }: Feature): string[] => [key, ...also];

/** Whether a path in the data is one of a feature, or lies below one that is new itself. */
const belongsTo = (key: string, feature: Feature) =>
  keysOf(feature).some((one) => key === one || (key.startsWith(`${one}.`) && missingIn(one).length > 0));

/**
 * Whether a row allows a feature in a file.
 *
 * @param key Its path in the data.
 * @param file Its path from the project's folder.
 */
export const isAllowed = (key: string, file: string): boolean =>
  features.some((feature) => belongsTo(key, feature) && feature.where.some((place) => covers(place, file)));
