import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { Spinner } from './spinner';

/** Returns class names for buttons, and for links that look like one. */
export const getButtonClass = cva('button', {
  variants: {
    variant: {
      primary: 'button-primary',
      secondary: 'button-secondary',
      tertiary: 'button-tertiary',
    },
    size: {
      regular: 'text-base min-block-11',
      compact: 'text-sm min-block-9',
      hero: 'text-base min-block-13',
    },
    full: { true: 'inline-full' },
    // While it works it keeps its colors.
    loading: { true: 'aria-disabled:cursor-progress', false: '' },
  },
  compoundVariants: [
    { variant: ['primary', 'secondary'], size: 'regular', class: 'px-4' },
    { variant: ['primary', 'secondary'], size: 'compact', class: 'px-3.5' },
    { variant: ['primary', 'secondary'], size: 'hero', class: 'px-6' },
    {
      variant: 'secondary',
      loading: false,
      class: 'aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3',
    },
  ],
  defaultVariants: { variant: 'primary', size: 'regular' },
});

type Variants = Omit<VariantProps<typeof getButtonClass>, 'loading'>;

/** While `loading` it keeps its width and ignores presses. */
export function Button({
  variant,
  size,
  full,
  loading = false,
  className,
  children,
  type = 'button',
  'aria-disabled': isInactive,
  ...rest
}: Variants & { loading?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={loading || isInactive}
      className={cx(getButtonClass({ variant, size, full, loading }), className)}
    >
      {/* The padding gives its room to the spinner, so that the width remains. */}
      {loading && <Spinner className="-ms-3" />}
      {/* An element, because translation tools replace text nodes. */}
      <span className={loading ? '-me-3 flex items-center justify-center gap-2' : 'contents'}>
        {children}
      </span>
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  full,
  className,
  ...rest
}: Variants & ComponentProps<typeof Link>) {
  return <Link {...rest} className={cx(getButtonClass({ variant, size, full }), className)} />;
}
