import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

/** Clips the media, and measures how far they reach beyond the page's column. */
export const heroWithMedia = tw`overflow-x-clip pbe-section [--edge:var(--gutter)] desk:[--edge:min(240px,max(var(--gutter),calc((100vw-1200px)/2)))] [&_nav]:pbe-5`;

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
        '-mx-(--gutter) overflow-clip min-[1680px]:rounded-band print:mx-0 print:mbs-6 print:rounded-band tablet:ms-0 tablet:rounded-s-band wide:-me-(--edge)',
        grounds[ground],
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Puts the exhibit into the page's column. */
export const mediaPadding = tw`px-(--gutter) tablet:ps-10 wide:ps-6 wide:pe-(--edge) desk:ps-12`;
