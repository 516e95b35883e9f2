import { Bar } from '@/components/sections/bar';
import { BarPair } from '@/components/sections/bar-pair';
import { LevelChange } from '@/components/sections/level-change';
import { articleFigure } from '@/content/messages/articles';
import type { Article } from '@/lib/content/articles';

type Figure = NonNullable<Article['figure']>;
type Shown = Partial<Figure> & Pick<Figure, 'after' | 'label'>;

/** Draws the comparison that an article makes, or its reading time without one. */
export function ArticleFigure({
  article: { figure, readTime, category },
}: {
  article: Pick<Article, 'figure' | 'readTime' | 'category'>;
}) {
  const shown: Shown = figure ?? { after: readTime, label: category };
  const { before, after, label, person, bars, part } = shown;
  return (
    <div className="@container grid gap-3">
      <LevelChange
        before={before}
        after={after}
        person={person}
        spoken={articleFigure}
        className="text-[clamp(min(2rem,26cqi),12.4cqi,4.5rem)]"
      />
      {bars && <BarPair bars={bars} person={person} className="block-2" />}
      {part && <Bar when={person ? 'person' : 'after'} length={part} className="bg-surface-3 block-2" />}
      <p className="flex gap-2.5 text-base leading-6 text-balance text-ink-2">
        {person && <span className="mbs-2 marker-person shrink-0" aria-hidden="true" />}
        {label}
      </p>
    </div>
  );
}
