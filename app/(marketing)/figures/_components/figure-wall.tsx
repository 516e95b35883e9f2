import { cx } from 'class-variance-authority';
import { tw } from '@/components/ui/tw';
import { figuresPage } from '@/content/figures';
import { type FigureGroup, figureGroups } from '@/lib/content/figures';

const { marks } = figuresPage;

/** In a row of squares, each of which is a figure. */
const MANY = 11;
const SIDE = 11;
const STEP = 16;

const cells = {
  all: tw`grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5 font-semibold tabular [print-color-adjust:exact] @2xl:grid-cols-5`,
  each: tw`*:grid *:place-items-center *:rounded-tag *:bg-accent *:text-on-accent *:min-block-14`,
};

const published = figureGroups.filter(({ key }) => key === 'case');
const own = figureGroups.filter(({ key }) => key !== 'case');

/** Shows the figures of case studies in one picture, and counts the others. The lists below it say what each one is. */
export function FigureWall() {
  return (
    <div className="grid gap-12 @2xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {published.map(({ key, figures }) => (
        <div className="grid grid-rows-[auto_minmax(0,1fr)] gap-5" key={key}>
          <Total groups={published} mark={marks.published} />
          <ul className={cx(cells.all, cells.each)} aria-hidden="true">
            {/* Nothing moves in the wall, and their names would be in the page's data twice. */}
            {figures.map(({ value }, at) => (
              <li key={at}>{value}</li>
            ))}
          </ul>
        </div>
      ))}
      {own.length > 0 && (
        <div className="grid content-start gap-5">
          <Total groups={own} mark={marks.own} />
          <ul className="grid gap-5">
            {own.map(({ key, name, figures }) => (
              <li className="grid gap-2" key={key}>
                <p className="leading-6">
                  <b className="font-bold">{figures.length}</b> {name}
                </p>
                <Squares many={figures.length} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Total({ groups, mark }: { groups: readonly FigureGroup[]; mark: string }) {
  return (
    <p className="flex items-end gap-4 text-lg leading-6 font-semibold">
      <span className="text-display leading-none">
        {groups.reduce((sum, { figures }) => sum + figures.length, 0)}
      </span>{' '}
      <span className="pbe-1 text-balance measure-20">{mark}</span>
    </p>
  );
}

function Squares({ many }: { many: number }) {
  return (
    <svg
      className="fill-none stroke-accent max-inline-80"
      viewBox={`0 0 ${MANY * STEP} ${Math.ceil(many / MANY) * STEP}`}
      aria-hidden="true"
    >
      <path
        d={Array.from(
          { length: many },
          (_, at) =>
            `M${(at % MANY) * STEP + 1} ${Math.floor(at / MANY) * STEP + 1}h${SIDE}v${SIDE}h-${SIDE}z`,
        ).join('')}
      />
    </svg>
  );
}
