import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

/** Each partner's name is set in another way, as wordmarks on a wall differ. */
const faces = [
  tw`text-[1.625em] font-bold tracking-[-0.045em]`,
  tw`text-[1.375em] font-semibold tracking-[-0.01em] text-accent`,
  tw`font-mono text-[0.875em] leading-[1.57] font-medium tracking-[0.14em] uppercase`,
  tw`border-s-4 border-line-strong ps-3 text-[1.125em] leading-[1.2] font-bold tracking-[-0.02em] max-inline-[8em]`,
  tw`border-be-4 border-double border-ink-3 pbe-[0.35em] text-[1.125em] font-medium tracking-[0.01em] text-balance max-inline-[9em]`,
];

/** @param face Place of the partner in the list of partners. */
export function Wordmark({ face, children }: { face: number; children: ReactNode }) {
  return (
    <span className="grid items-center self-center text-start leading-[1.15]">
      <span className={faces[face % faces.length]}>{children}</span>
    </span>
  );
}
