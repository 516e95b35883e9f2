import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type GlyphName, Icon } from './icon';

export const getIconButtonClass = cva('icon-button', {
  variants: {
    variant: {
      plain: 'text-ink-2',
      outlined: [
        'border border-line-strong text-ink',
        'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3',
      ],
    },
    size: { regular: 'size-11', compact: 'size-9' },
  },
  defaultVariants: { variant: 'plain', size: 'regular' },
});

/** @param label Its name, since it shows no words. */
export function IconButton({
  icon,
  iconSize,
  label,
  variant,
  size,
  className,
  ...rest
}: {
  icon: GlyphName;
  iconSize?: ComponentProps<typeof Icon>['size'];
  label: string;
} & VariantProps<typeof getIconButtonClass> &
  Omit<ComponentProps<'button'>, 'aria-label' | 'children'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(getIconButtonClass({ variant, size }), className)}
      aria-label={label}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
