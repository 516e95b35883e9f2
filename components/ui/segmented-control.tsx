import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';

const getControlClass = cva(
  'gap-0.5 rounded-control bg-surface-2 p-0.75 [box-shadow:inset_0_0_0_1px_var(--color-line)] print:hidden forced-colors:border',
  {
    variants: { full: { true: 'grid auto-cols-fr grid-flow-col', false: 'inline-flex flex-wrap' } },
    defaultVariants: { full: false },
  },
);

const getItemClass = cva('segment', {
  variants: { size: { regular: 'gap-1.5 min-block-8', large: 'justify-center min-block-9.5' } },
  defaultVariants: { size: 'regular' },
});

type Props<T extends ElementType, Variants> = { as: T } & Variants &
  Omit<ComponentProps<T>, 'as' | keyof Variants>;

/** A row of choices: `<nav>` for links, `<fieldset>` for radio buttons. */
export function SegmentedControl<T extends ElementType>({
  as,
  full,
  className,
  ...rest
}: Props<T, VariantProps<typeof getControlClass>>) {
  const Element: ElementType = as;
  return <Element {...rest} className={cx(getControlClass({ full }), className)} />;
}

/** The chosen one is the current link, or holds the checked radio button. */
export function SegmentedItem<T extends ElementType>({
  as,
  size,
  className,
  ...rest
}: Props<T, VariantProps<typeof getItemClass>>) {
  const Element: ElementType = as;
  return <Element {...rest} className={cx(getItemClass({ size }), className)} />;
}
