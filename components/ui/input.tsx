import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const getControlClass = cva(
  [
    'rounded-control border border-line-strong bg-surface-1 text-base leading-6 hover:border-ink-2',
    'focus:border-focus focus:shadow-none focus:outline-2 focus:outline-offset-0 focus:outline-focus',
    'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]',
  ],
  {
    variants: {
      size: { regular: 'px-3.5 min-block-12', compact: 'px-2.5 min-block-11' },
      width: { full: 'inline-full', auto: 'inline-auto max-inline-full' },
    },
    defaultVariants: { size: 'regular', width: 'full' },
  },
);

type Props<T extends 'input' | 'textarea' | 'select'> = VariantProps<typeof getControlClass> &
  Omit<ComponentProps<T>, 'size' | 'width'>;

export function Input({ size, width, className, ...rest }: Props<'input'>) {
  return <input {...rest} className={cx(getControlClass({ size, width }), className)} />;
}

export function Select({ size, width, className, ...rest }: Props<'select'>) {
  return <select {...rest} className={cx(getControlClass({ size, width }), className)} />;
}

export function Textarea({ className, ...rest }: Props<'textarea'>) {
  return (
    <textarea {...rest} className={cx(getControlClass(), 'resize-y py-2.75 block-[6.25rem]', className)} />
  );
}
