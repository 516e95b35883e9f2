import { expect, test } from '../../e2e/support';
import { templates } from '../../support/sample-records';

for (const [name, path] of Object.entries({ ...templates, auth: '/auth' }))
  test(`The page ${name} fits each window, and cuts or breaks no number or word`, async ({ page }) => {
    await page.goto(path);
    const faults: string[] = [];
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await page.evaluate(findFaults)).map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

/** Runs in the page. Finds numbers on two lines, texts that an ancestor cuts, and sideways scrolling. */
function findFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`scrolls by ${scrollWidth - clientWidth} px`] : [];
  const range = document.createRange();
  const isForScreenReaders = (element: Element | null): boolean =>
    element !== null &&
    (element.getBoundingClientRect().width <= 1 || isForScreenReaders(element.parentElement));

  function isCut(parent: Element, { left, right }: DOMRect): boolean {
    for (let element: Element | null = parent; element; element = element.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      // An ellipsis shortens on purpose, and a reader can scroll.
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return false;
      const box = element.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && (right > box.right + 0.5 || left < box.left - 0.5)) return true;
    }
    return false;
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent?.checkVisibility() || isForScreenReaders(parent)) continue;
    // The next slides of a carousel are beside it.
    if (parent.closest('script, style, noscript, [aria-roledescription="slide"]')) continue;
    for (const { 0: number, index } of text.data.matchAll(/\p{Sc}?\d[\d.,]*\d/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + number.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`breaks ${number}`);
    }
    range.selectNodeContents(text);
    if (isCut(parent, range.getBoundingClientRect())) faults.push(`cuts "${text.data.trim()}"`);
  }
  return faults;
}
