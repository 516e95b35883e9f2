import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

/** Clips the media, and measures how far they reach beyond the page's column. */
export const heroWithMedia = tw`overflow-x-clip pbe-section [--edge:var(--gutter)] @2xl:[--edge:max(var(--gutter),calc((100vw-1200px)/2))] [&_nav]:pbe-5`;

const grounds = { tint: tw`bg-tint`, paper: tw`bg-surface-2`, dark: 'dark-theme' };

/** Ground of a hero's exhibit, up to the window's edge. */
export function HeroMedia({
  ground = 'tint',
  className = '',
  children,
}: {
  ground?: keyof typeof grounds;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        '-mx-(--gutter) overflow-clip @md:ms-0 @md:rounded-s-band @xl:-me-(--edge) print:mx-0 print:mbs-6 print:rounded-band',
        grounds[ground],
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Puts the exhibit into the page's column. */
export const mediaPadding = tw`px-(--gutter) @md:ps-10 @xl:ps-6 @xl:pe-(--edge) @2xl:ps-12`;
