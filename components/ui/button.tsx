import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import './controls.css';

interface Look {
  variant?: 'primary' | 'secondary' | 'tertiary' | 'danger';
  size?: 'default' | 'compact' | 'hero';
  /** Takes the whole width of its container. */
  full?: boolean;
}

/** Class names of a button's look, shared by buttons and links that look like one. */
export function buttonClass(
  { variant = 'primary', size = 'default', full = false }: Look,
  extra = '',
): string {
  const classes = [
    'btn',
    `btn--${variant}`,
    size !== 'default' && `btn--${size}`,
    full && 'btn--full',
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
  className = '',
  children,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'> & { loading?: boolean; inactive?: boolean }) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(full && { full }) };
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={loading || inactive || undefined}
      className={buttonClass(look, loading ? `is-loading ${className}` : className)}
    >
      {loading && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  full,
  className = '',
  ...rest
}: Look & ComponentProps<typeof Link>) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(full && { full }) };
  return <Link {...rest} className={buttonClass(look, className)} />;
}
