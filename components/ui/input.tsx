import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const getControlClass = cva('control', {
  variants: {
    size: { regular: 'px-3.5 min-block-12', compact: 'px-3 min-block-11' },
    width: { full: 'inline-full', auto: 'inline-auto max-inline-full' },
  },
  defaultVariants: { size: 'regular', width: 'full' },
});

type Props<T extends 'input' | 'textarea' | 'select'> = VariantProps<typeof getControlClass> &
  Omit<ComponentProps<T>, 'size' | 'width'>;

export function Input({ size, width, className, ...rest }: Props<'input'>) {
  return <input {...rest} className={cx(getControlClass({ size, width }), className)} />;
}

export function Select({ size, width, className, ...rest }: Props<'select'>) {
  return <select {...rest} className={cx(getControlClass({ size, width }), className)} />;
}

export function Textarea({ className, ...rest }: Props<'textarea'>) {
  return <textarea {...rest} className={cx(getControlClass(), 'resize-y py-2.75 block-25', className)} />;
}
