import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import './controls.css';
import { tw } from '@/components/ui/tw';

const shape = tw`btn inline-flex shrink-0 items-center justify-center gap-2 rounded-control border text-center leading-5 font-strong tracking-[-0.005em] break-words transition-[background-color,border-color,color,scale] max-inline-full active:scale-[0.985] disabled:scale-100`;

const variants = {
  primary: tw`border-transparent bg-accent text-on-accent hover:bg-accent-hover`,
  secondary: tw`border-line-strong text-ink hover:border-ink hover:bg-surface-1`,
  tertiary: tw`border-transparent text-accent hover:text-accent-hover forced-colors:border-[Canvas] forced-colors:[--accent-hover:LinkText] forced-colors:[--accent:LinkText] [&>svg]:transition-[translate] [&>svg]:ease-out hover:[&>svg]:translate-x-0.75`,
  danger: tw`border-danger text-danger`,
};
/** Not while it works: then it keeps its colors. */
const disableds = {
  primary: tw`disabled:bg-surface-3`,
  secondary: tw`disabled:border-line disabled:bg-transparent`,
  tertiary: tw`disabled:bg-surface-3`,
  danger: tw`disabled:border-surface-3 disabled:bg-surface-3`,
};
/** Focusable, so that its reason can be read, but without effect. */
const inactives = {
  primary: tw`border-surface-3 bg-surface-3`,
  secondary: tw`border-line`,
  tertiary: tw`border-surface-3 bg-surface-3`,
  danger: tw`border-surface-3 bg-surface-3`,
};
const sizes = {
  default: tw`text-ui min-block-11`,
  compact: tw`text-sm min-block-9`,
  hero: tw`text-md min-block-13`,
};
const paddings = { default: tw`px-4.5 py-1.5`, compact: tw`px-3.5 py-1.5`, hero: tw`px-6 py-1.5` };
/** The spinner and its gap are taken from the padding: same width. */
const loadings = { default: tw`px-1.5 py-1.5`, compact: tw`px-0.5 py-1.5`, hero: tw`px-3 py-1.5` };

interface Look {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  /** Takes the whole width of its container. */
  full?: boolean | undefined;
  loading?: boolean | undefined;
  inactive?: boolean | undefined;
}

/** Class names of a button's look, shared by buttons and links that look like one. */
export function buttonClass(
  { variant = 'primary', size = 'default', full, loading, inactive }: Look,
  extra = '',
): string {
  const classes = [
    shape,
    sizes[size],
    loading ? loadings[size] : variant === 'tertiary' ? 'px-0 py-1.5' : paddings[size],
    inactive ? `cursor-not-allowed text-ink-3 ${inactives[variant]}` : variants[variant],
    full && 'inline-full',
    loading ? 'cursor-progress' : `disabled:cursor-not-allowed disabled:text-ink-3 ${disableds[variant]}`,
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
