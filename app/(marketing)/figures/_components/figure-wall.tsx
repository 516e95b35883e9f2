import { cx } from 'class-variance-authority';
import { tw } from '@/components/ui/tw';
import { figuresPage } from '@/content/figures';
import { type FigureGroup, figureGroups } from '@/lib/content/figures';

const { marks } = figuresPage;

const isPublished = ({ key }: FigureGroup) => key === 'case';
const parts = [
  {
    groups: figureGroups.filter(isPublished),
    mark: marks.published,
    cells: tw`*:bg-accent *:text-on-accent @2xl:grid-cols-5`,
  },
  {
    groups: figureGroups.filter((group) => !isPublished(group)),
    mark: marks.own,
    cells: tw`*:text-accent @2xl:grid-cols-11`,
  },
].filter(({ groups }) => groups.length > 0);

/** Shows all figures in one picture: filled if a case study shows them. The lists below it say what each one is. */
export function FigureWall() {
  return (
    <div className="grid gap-x-12 gap-y-12 @2xl:grid-cols-[5fr_11fr]">
      {parts.map(({ groups, mark, cells }) => (
        <div className="grid grid-rows-[auto_minmax(0,1fr)] gap-5" key={mark}>
          <p className="flex items-end gap-4 text-lg leading-6 font-semibold">
            <span className="text-display leading-none">
              {groups.reduce((sum, { figures }) => sum + figures.length, 0)}
            </span>{' '}
            <span className="pbe-1 text-balance measure-20">{mark}</span>
          </p>
          <ul className="grid gap-4">
            {groups.map(({ key, name, figures }) => (
              <li className="grid gap-1.5" key={key}>
                <p className={cx('leading-6', groups.length === 1 && 'sr-only')}>
                  <b className="font-bold">{figures.length}</b> {name}
                </p>
                <ul
                  className={cx(
                    'grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-1.5 text-sm font-semibold tabular [print-color-adjust:exact]',
                    '*:grid *:place-items-center *:rounded-tag *:border *:border-accent *:min-block-11 @2xl:*:min-block-12',
                    cells,
                  )}
                  aria-hidden="true"
                >
                  {/* Nothing moves in the wall, and 78 names would be in the page's data twice. */}
                  {figures.map(({ value }, at) => (
                    <li key={at}>{value}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
