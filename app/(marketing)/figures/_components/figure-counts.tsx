import { cx } from 'class-variance-authority';
import { figuresPage } from '@/content/figures';
import { figureGroups } from '@/lib/content/figures';

const { marks } = figuresPage;

/** One mark for each figure, ten in a row; it is filled if a case study shows the figure. */
export function FigureCounts() {
  return (
    <ul className="grid grid-cols-2 gap-x-6 @max-3xs:grid-cols-1 @xl:grid-cols-5">
      {figureGroups.map(({ key, name, figures }) => {
        const isPublished = key === 'case';
        return (
          <li className="grid content-start gap-3 border-bs border-line py-6" key={key}>
            <p className="text-change">{figures.length}</p>
            <div>
              <p className="font-semibold text-balance">{name}</p>
              <p className="text-help">{isPublished ? marks.published : marks.own}</p>
            </div>
            <svg
              className={cx('stroke-accent max-inline-56', isPublished ? 'fill-accent' : 'fill-none')}
              viewBox={`0 0 160 ${Math.ceil(figures.length / 10) * 16}`}
              aria-hidden="true"
            >
              <path
                d={figures
                  .map((_, at) => `M${(at % 10) * 16 + 1} ${Math.floor(at / 10) * 16 + 1}h11v11h-11z`)
                  .join('')}
              />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
