import { cx } from 'class-variance-authority';
import { Bar } from '@/components/sections/bar';
import { BarPair } from '@/components/sections/bar-pair';
import { LevelChange } from '@/components/sections/level-change';
import { tw } from '@/components/ui/tw';
import { articleFigure } from '@/content/messages/articles';
import type { Article } from '@/lib/content/articles';

/** Room for a label of two lines, where cards are narrow. */
const rows = tw`@md/page:grid-rows-[auto_auto_minmax(2.25rem,1fr)] @2xl/page:grid-rows-[auto_auto_1fr]`;

const variants = {
  /** Neighbors align their numbers and bars, also where a label takes two lines. */
  cell: {
    figure: cx('grid-rows-[auto_auto_1fr] gap-3 block-full', rows),
    levels: tw`text-[clamp(min(2rem,26cqi),12.4cqi,4.5rem)]`,
    scale: tw`contents`,
    label: tw`self-end`,
  },
  /** Numbers beside their bars. */
  wide: {
    figure: tw`gap-x-12 gap-y-4 @xl/page:grid-cols-[fit-content(50%)_minmax(0,1fr)] @xl/page:items-center`,
    levels: tw`text-[clamp(min(2rem,26cqi),12.4cqi,5.5rem)]`,
    scale: tw`grid gap-4`,
    label: '',
  },
};

type Figure = NonNullable<Article['figure']>;
type Shown = Partial<Figure> & Pick<Figure, 'after' | 'label'>;

/** Draws the comparison that an article makes, or its reading time without one. */
export function ArticleFigure({
  article: { figure, readTime, category },
  variant = 'cell',
}: {
  article: Pick<Article, 'figure' | 'readTime' | 'category'>;
  variant?: keyof typeof variants;
}) {
  const shown: Shown = figure ?? { after: readTime, label: category };
  const { before, after, label, person, bars, part } = shown;
  const classes = variants[variant];
  return (
    <div className="@container">
      <div className={cx('grid', classes.figure)}>
        <LevelChange
          before={before}
          after={after}
          person={person}
          spoken={articleFigure}
          className={classes.levels}
        />
        <div className={classes.scale}>
          {bars && <BarPair bars={bars} person={person} className="block-2" />}
          {part && <Bar when={person ? 'person' : 'after'} length={part} className="bg-surface-3 block-2" />}
          <p className={cx('flex gap-2 label text-balance text-ink-2', classes.label)}>
            {person && <span className="mbs-1 marker-person shrink-0" aria-hidden="true" />}
            {label}
          </p>
        </div>
      </div>
    </div>
  );
}
