import { cx } from 'class-variance-authority';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { tw } from '@/components/ui/tw';

const halves = tw`gap-x-6 gap-y-1 @md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @md:items-baseline`;
const variants = {
  halves: { row: cx('py-4', halves), text: tw`text-balance` },
  numbered: {
    row: tw`grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-5 gap-y-0.5 py-5 @lg:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)] @lg:gap-x-8`,
    text: tw`col-2 @lg:col-3`,
  },
};

export function FeatureList({
  items,
  variant = 'halves',
}: {
  items: readonly { title: string; text: string }[];
  variant?: keyof typeof variants;
}) {
  const numbered = variant === 'numbered';
  const List = numbered ? 'ol' : 'ul';
  const { row, text: place } = variants[variant];
  return (
    <List>
      {items.map(({ title, text }, index) => (
        <li className={cx('grid border-bs border-line last:border-be', row)} key={title}>
          {numbered && (
            <span className="numeral text-accent" aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3 className="text-h4">
            <NoBreakHyphens text={title} />
          </h3>
          <p className={cx('text-ink-2', place)}>
            <NoBreakHyphens text={text} />
          </p>
        </li>
      ))}
    </List>
  );
}
