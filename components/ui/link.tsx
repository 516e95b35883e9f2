'use client';

// eslint-disable-next-line no-restricted-imports -- the one place
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link within the site. The page behind it is prefetched at the first interaction with the link (pointer,
 * touch or focus), not because the link is in view: a page here leads to some eighty others.
 *
 * @param prefetch False where the page is never prefetched: it is rendered for each request.
 */
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
