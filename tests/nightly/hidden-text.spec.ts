import { expect, test } from '../e2e/support';
import { templates } from '../support/sample-records';

const paths = [
  ...Object.values(templates),
  '/auth',
  '/no-such-page',
  '/case-studies/nope',
  '/press-release/nope',
];

/** Runs in the page. Returns texts that nobody can read there, and elements that only scrolling draws. */
function findHidden(): string[] {
  const errors: string[] = [];
  const isForScreenReaders = (style: CSSStyleDeclaration) =>
    style.position === 'absolute' && style.overflow !== 'visible' && Number.parseFloat(style.width) <= 1;
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0;

  function findError(text: Text, parent: Element): string | undefined {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const ancestors: { box: DOMRect; style: CSSStyleDeclaration }[] = [];
    for (let element: Element | null = parent; element; element = element.parentElement)
      ancestors.push({ box: element.getBoundingClientRect(), style: getComputedStyle(element) });
    if (ancestors.some(({ style }) => isForScreenReaders(style))) return undefined;
    if (ancestors.reduce((opacity, { style }) => opacity * Number(style.opacity), 1) === 0)
      return 'transparent';
    if (getComputedStyle(parent).visibility !== 'visible') return 'invisible';
    if (box.width === 0 || box.height === 0) return 'without a box';
    for (const { box: outer, style } of ancestors) {
      if (/auto|scroll/.test(style.overflow)) return undefined;
      if (/hidden|clip/.test(style.overflow) && !overlap(box, outer)) return 'clipped';
    }
    return undefined;
  }

  for (const root of document.querySelectorAll('main, footer')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      // A breakpoint or a closed fold leaves some texts out on purpose.
      if (!text.data.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest('dialog, [popover], script, style, noscript, [aria-roledescription="slide"]'))
        continue;
      const error = findError(text, parent);
      if (error) errors.push(`${error}: ${text.data.trim().slice(0, 60)}`);
    }
  }
  for (const { timeline, effect } of document.getAnimations()) {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    if (timeline !== document.timeline && target?.closest('main, footer'))
      errors.push(`drawn by scrolling: ${target.outerHTML.slice(0, 120)}`);
  }
  return errors;
}

for (const path of paths)
  test(
    `The page ${path} shows its text and drawings before anybody scrolls`,
    { tag: '@expects-errors' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        expect(await page.evaluate(findHidden), `${width} px`).toEqual([]);
      }
    },
  );
