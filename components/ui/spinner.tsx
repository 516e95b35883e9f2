import { cva, cx, type VariantProps } from 'class-variance-authority';

const getSpinnerClass = cva(
  'flex-none animate-spin rounded-full border-2 border-current/30 border-bs-current',
  {
    variants: { size: { 16: 'size-4', 20: 'm-px size-4.5 text-accent' } },
    defaultVariants: { size: 16 },
  },
);

/** Decorative: the words beside it tell what is waited for. */
export function Spinner({ size, className }: VariantProps<typeof getSpinnerClass> & { className?: string }) {
  return <span className={cx(getSpinnerClass({ size }), className)} aria-hidden="true" />;
}
