import { MockupFrame } from '@/components/sections/mockup-frame';
import { measuredWords } from '@/content/messages/sections';
import { figureGroups, figures, figuresPage } from '@/lib/content/figures';

/** Width of a square with its gap. */
const STEP = 12;

const counts = figureGroups.map(({ key, name, parts }) => ({
  key,
  name,
  count: parts.reduce((sum, part) => sum + part.figures.length, 0),
}));
const most = Math.max(0, ...counts.map(({ count }) => count));

/** Draws a square for each figure, by where it comes from. */
export function FigureCounts() {
  const { title, caption } = figuresPage.counts;
  return (
    <MockupFrame title={title} state={measuredWords.count(figures.length)} caption={caption}>
      <ul>
        {counts.map(({ key, name, count }) => (
          <li className="grid gap-2 border-line px-4 py-3.5 not-first:border-bs mock-wide:px-5" key={key}>
            <p className="flex items-baseline justify-between gap-4 text-md leading-6 font-semibold">
              {name} <span className="text-h4">{count}</span>
            </p>
            <svg className="fill-accent inline-full" viewBox={`0 0 ${most * STEP} 9`} aria-hidden="true">
              <path d={Array.from({ length: count }, (_, index) => `M${index * STEP} 0h9v9h-9z`).join('')} />
            </svg>
          </li>
        ))}
      </ul>
    </MockupFrame>
  );
}
