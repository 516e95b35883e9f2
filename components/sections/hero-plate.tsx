import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

/** For the hero around a plate: clips it, and measures how far it reaches beyond the page's column. */
export const heroWithPlate = tw`overflow-x-clip pbe-section [--edge:var(--gutter)] desk:[--edge:min(240px,max(var(--gutter),calc((100vw-1200px)/2)))]`;

/** Tinted ground of a hero's exhibit, up to the window's edge. */
export function HeroPlate({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`-mx-(--gutter) overflow-clip bg-tint min-[1680px]:rounded-band print:mx-0 print:mbs-6 print:rounded-band tablet:ms-0 tablet:rounded-s-band wide:-me-(--edge) ${className}`}
    >
      {children}
    </div>
  );
}

/** The exhibit's place on its plate. */
export const onPlate = tw`px-(--gutter) tablet:ps-10 wide:ps-6 wide:pe-(--edge) desk:ps-12`;
