import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';

const getBadgeClass = cva(
  [
    'inline-flex items-center gap-1.5 rounded-tag px-2 label leading-4 tracking-wide wrap-anywhere nowrap min-block-6 forced-colors:border',
    '[a]:hover:text-ink [a]:hover:[box-shadow:inset_0_0_0_1px_var(--color-line-strong)]',
  ],
  {
    variants: {
      variant: {
        outlined: 'text-ink-2 [box-shadow:inset_0_0_0_1px_var(--color-line)]',
        agent: 'bg-accent-soft text-accent',
        person: 'bg-person-soft text-person',
      },
    },
    defaultVariants: { variant: 'outlined' },
  },
);

/** @param as A link gets a hover style. */
export function Badge<T extends ElementType = 'span'>({
  as,
  variant,
  className,
  ...rest
}: { as?: T } & VariantProps<typeof getBadgeClass> & Omit<ComponentProps<T>, 'as'>) {
  const Element: ElementType = as ?? 'span';
  return <Element {...rest} className={cx(getBadgeClass({ variant }), className)} />;
}
