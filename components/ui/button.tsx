import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { tw } from './tw';
import './controls.css';

const sizes = {
  regular: tw`text-md [--pad:18px] min-block-11`,
  compact: tw`text-sm [--pad:14px] min-block-9`,
  hero: tw`text-base [--pad:24px] min-block-13`,
};
const base = tw`inline-flex shrink-0 items-center justify-center gap-2 rounded-control border py-1.5 text-center leading-5 font-semibold tracking-[-0.005em] wrap-break-word transition-[background-color,border-color,color,scale] max-inline-full active:not-disabled:scale-[0.985] print:[button&]:hidden`;
/** The spinner and its gap are taken from the padding, so the width remains. */
const pads = { still: 'px-(--pad)', loading: 'px-[calc(var(--pad)-12px)]' };
/** Forced colors remove backgrounds; borders and system colors replace them. */
const forced = tw`forced-colors:[--color-accent-hover:ButtonFace] forced-colors:[--color-accent:ButtonFace] forced-colors:[--color-ink:ButtonText] forced-colors:[--color-on-accent:ButtonText]`;
const forcedLink = tw`forced-colors:border-[Canvas] forced-colors:[--color-accent-hover:LinkText] forced-colors:[--color-accent:LinkText] forced-colors:[--color-ink:ButtonText]`;
const forcedOff = tw`forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText] forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]`;
const arrow = tw`[&>svg]:transition-[translate] [&>svg]:ease-out hover:[&>svg]:translate-x-0.75`;

const filled = {
  on: tw`bg-accent text-on-accent hover:bg-accent-hover`,
  inactive: tw`bg-accent-disabled text-ink`,
  disabled: tw`disabled:bg-accent-disabled disabled:text-ink`,
};
const variants = {
  primary: { ...filled, look: `border-transparent ${forced}` },
  secondary: {
    on: tw`border-line-strong text-ink hover:border-ink hover:bg-surface-1`,
    inactive: tw`border-line text-ink-3`,
    disabled: tw`disabled:border-line disabled:bg-transparent disabled:text-ink-3`,
    look: forced,
  },
  tertiary: {
    ...filled,
    on: tw`text-accent hover:text-accent-hover`,
    look: `border-transparent ${arrow} ${forcedLink}`,
  },
};

interface Look {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  full?: boolean | undefined;
  loading?: boolean | undefined;
  /** Focusable, so that its reason can be read, but without effect. */
  inactive?: boolean | undefined;
}

/** Returns class names for buttons, and for links that look like one. */
export function getButtonClass(
  { variant = 'primary', size = 'regular', full, loading, inactive }: Look,
  extra = '',
): string {
  const { on, look, ...off } = variants[variant];
  const pad = variant === 'tertiary' ? '' : pads[loading ? 'loading' : 'still'];
  const classes = [
    base,
    look,
    forcedOff,
    pad,
    sizes[size],
    inactive ? `cursor-not-allowed ${off.inactive}` : on,
    // While it works it keeps its colors.
    loading ? 'cursor-progress' : `disabled:cursor-not-allowed ${off.disabled}`,
    full && 'inline-full',
    extra,
  ];
  return classes.filter(Boolean).join(' ');
}

/** While `loading` it keeps its width and ignores presses. */
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
      className={getButtonClass({ variant, size, full, loading, inactive }, className)}
    >
      {loading && <span className="spinner" aria-hidden="true" />}
      {/* An element, because translation tools replace text nodes. */}
      <span className="contents">{children}</span>
    </button>
  );
}

export function ButtonLink({ variant, size, full, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={getButtonClass({ variant, size, full }, className)} />;
}
