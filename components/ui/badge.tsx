import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';

const getBadgeClass = cva('badge', {
  variants: {
    variant: {
      outlined: 'badge-outlined',
      agent: 'bg-accent-soft text-accent',
      person: 'bg-person-soft text-person',
    },
  },
  defaultVariants: { variant: 'outlined' },
});

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
