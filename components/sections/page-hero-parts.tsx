import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/typography/eyebrow';
import { tw } from '@/components/ui/tw';

const measures = {
  full: '',
  14: tw`max-inline-[14ch]`,
  16: tw`max-inline-[16ch]`,
  20: tw`max-inline-[20ch]`,
  24: tw`max-inline-[24ch]`,
};
/** What a head says. */
export interface Words {
  eyebrow: ReactNode;
  title: ReactNode;
  /** Width of the title in characters. */
  measure?: keyof typeof measures;
  lead: ReactNode;
  /** Whether the lines of the lead are of about one length. */
  balanced?: boolean;
  /** What to do next: two at most. */
  actions?: ReactNode;
}

/** The title under its eyebrow, and what stands below it. */
export function Title({
  eyebrow,
  title,
  measure = 16,
  className,
  children,
}: Pick<Words, 'eyebrow' | 'title' | 'measure'> & { className: string; children?: ReactNode }) {
  return (
    <div className={`grid justify-items-start gap-5 ${className}`}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className={`text-h1 phone:text-pretty ${measures[measure]}`}>{title}</h1>
      {children}
    </div>
  );
}

/** The lead, and the way on. A button alone leads nowhere on paper, and is not there. */
export function Way({
  lead,
  balanced,
  actions,
  className,
}: Pick<Words, 'lead' | 'balanced' | 'actions'> & { className: string }) {
  return (
    <>
      <p className={`lead ${balanced ? 'text-balance' : ''}`}>{lead}</p>
      {actions && (
        <div className={`flex flex-wrap gap-x-7 gap-y-2 print:has-[>button:only-child]:hidden ${className}`}>
          {actions}
        </div>
      )}
    </>
  );
}
