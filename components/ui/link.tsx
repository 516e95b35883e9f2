'use client';

// eslint-disable-next-line no-restricted-imports -- the one place
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/** Prefetches at the first interaction, not in view: a page links to some eighty others. */
export function Link({
  prefetch = true,
  ...props
}: Omit<ComponentProps<typeof NextLink>, 'prefetch'> & { prefetch?: boolean }) {
  const [reached, setReached] = useState(false);
  const reach = () => setReached(true);
  return (
    <NextLink
      onPointerEnter={reach}
      onTouchStart={reach}
      onFocus={reach}
      {...props}
      prefetch={prefetch && reached ? null : false}
    />
  );
}
