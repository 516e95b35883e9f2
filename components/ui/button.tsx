import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import './button.css';
import { tw } from './tw';
import './controls.css';

const sizes = {
  compact: tw`text-sm [--pad:14px] min-block-9`,
  hero: tw`text-base [--pad:24px] min-block-13`,
};

interface Look {
  variant?: 'primary' | 'secondary' | 'tertiary' | undefined;
  size?: keyof typeof sizes | undefined;
  /** Takes the whole width of its container. */
  full?: boolean | undefined;
  loading?: boolean | undefined;
  /** Focusable, so that its reason can be read, but without effect. */
  inactive?: boolean | undefined;
}

/** Class names of a button's look, shared by buttons and links that look like one. */
export function buttonClass(
  { variant = 'primary', size, full, loading, inactive }: Look,
  extra = '',
): string {
  const classes = [
    `btn btn--${variant}`,
    size && sizes[size],
    loading && 'btn--loading',
    inactive && 'btn--inactive',
    full && 'inline-full',
    extra,
  ];
  return classes.filter(Boolean).join(' ');
}

/**
 * A button. While `loading` it keeps its width, shows a spinner and ignores presses. With `inactive` it can
 * still be focused, so that its reason can be read, but does nothing.
 */
export function Button({
  variant,
  size,
  full,
  loading = false,
  inactive = false,
  className,
  children,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={loading || inactive || undefined}
      className={buttonClass({ variant, size, full, loading, inactive }, className)}
    >
      {loading && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, full, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClass({ variant, size, full }, className)} />;
}
