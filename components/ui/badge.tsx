import type { ComponentProps, ElementType } from 'react';
import { tw } from '@/components/ui/tw';

const surfaces = {
  line: tw`text-ink-2 shadow-[inset_0_0_0_1px_var(--color-line)]`,
  agent: tw`bg-accent-soft text-accent`,
  person: tw`bg-person-soft text-person`,
};

/** @param as A link gets a hover style. */
export function Badge<T extends ElementType = 'span'>({
  as,
  surface = 'line',
  className = '',
  ...rest
}: { as?: T; surface?: keyof typeof surfaces } & Omit<ComponentProps<T>, 'as'>) {
  const Element: ElementType = as ?? 'span';
  return (
    <Element
      {...rest}
      className={`nowrap inline-flex items-center gap-1.5 rounded-tag px-2 label leading-4 tracking-[0.01em] wrap-anywhere min-block-6 forced-colors:border [a]:hover:text-ink [a]:hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)] ${surfaces[surface]} ${className as string}`}
    />
  );
}
