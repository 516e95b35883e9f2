import { templates } from '../support/chosen';
import { expect, test } from './test.ts';

/** What engines lay out differently where a size or a wrap is left to them: icons over words, marks under their figure. */
function misplaced(): string[] {
  const found: string[] = [];
  const short = (element: Element) => (element.parentElement?.innerText ?? '').trim().slice(0, 40);
  const isShown = ({ width, height }: DOMRect) => width > 1 && height > 1;
  const inFlow = (element: Element) => !/absolute|fixed/.test(getComputedStyle(element).position);
  for (const drawing of document.querySelectorAll(':is(header, main, footer) :not(svg) > svg[aria-hidden]')) {
    const a = drawing.getBoundingClientRect();
    // Icons; in larger drawings words may stand.
    const { width } = (drawing as SVGSVGElement).viewBox.baseVal;
    const isIcon = width > 0 && width <= 24;
    if (!isIcon || !isShown(a) || !inFlow(drawing)) continue;
    for (const words of drawing.parentElement?.querySelectorAll(':scope > :not(svg)') ?? []) {
      const b = words.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const isText = words.childElementCount === 0 && words.textContent !== '' && isShown(b);
      if (isText && inFlow(words) && across > 4 && down > 4) found.push(`drawn over: ${short(drawing)}`);
    }
  }
  for (const mark of document.querySelectorAll('main sup')) {
    const range = document.createRange();
    const before = mark.parentElement?.firstChild;
    if (!before || before === mark) continue;
    range.setStart(before, 0);
    range.setEndBefore(mark);
    const line = [...range.getClientRects()].filter(isShown).at(-1);
    const { top } = mark.getBoundingClientRect();
    if (line && top > line.bottom) found.push(`below its words: ${short(mark)}`);
  }
  return found;
}

for (const width of [360, 1280])
  test(
    `icons and marks stand beside their words: ${width} px`,
    { ...(width === 1280 && { tag: '@core' }) },
    async ({ visit }) => {
      const visitor = await visit({ width });
      for (const path of Object.values(templates)) {
        await visitor.goto(path);
        expect.soft(await visitor.evaluate(misplaced), path).toEqual([]);
      }
    },
  );
