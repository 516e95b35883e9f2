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
            <p
              className="flex flex-wrap gap-1 max-inline-40 @md:gap-1.5 @md:max-inline-56"
              aria-hidden="true"
            >
              {figures.map((figure) => (
                <span
                  className={cx(
                    'size-3 rounded-tag border border-accent @md:size-4',
                    isPublished && 'bg-accent',
                  )}
                  key={figure.key}
                />
              ))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
