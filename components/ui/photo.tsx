'use client';

import { useState } from 'react';

/** Removes itself when it fails to load, and so uncovers the placeholder. */
export function Photo({ src }: { src: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- next/image writes a style attribute, which the policy forbids
    <img
      // It may have failed before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(true);
      }}
      onError={() => setFailed(true)}
      src={src}
      alt=""
      loading="lazy"
      className="absolute inset-0 size-full object-cover"
      suppressHydrationWarning
    />
  );
}
