import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/typography/eyebrow';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { tw } from '@/components/ui/tw';

const measures = {
  full: '',
  14: tw`max-inline-[14ch]`,
  16: tw`max-inline-[16ch]`,
  20: tw`max-inline-[20ch]`,
  24: tw`max-inline-[24ch]`,
};

export interface HeroContent {
  eyebrow: ReactNode;
  title: ReactNode;
  /** Accessible name of a title whose letters are animated. */
  name?: string;
  /** Width of the title in characters. */
  measure?: keyof typeof measures;
  lead: ReactNode;
  actions?: ReactNode;
}

export function HeroTitle({
  eyebrow,
  title,
  name,
  measure = 16,
  className,
  children,
}: Pick<HeroContent, 'eyebrow' | 'title' | 'name' | 'measure'> & {
  className: string;
  children?: ReactNode;
}) {
  return (
    <div className={cx('grid justify-items-start gap-5', className)}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className={cx('text-h1 phone:text-pretty', measures[measure])} aria-label={name}>
        {title}
      </h1>
      {children}
    </div>
  );
}

/** Hides a lone button in print, where it leads nowhere. */
export function HeroActions({
  lead,
  actions,
  className,
}: Pick<HeroContent, 'lead' | 'actions'> & { className: string }) {
  return (
    <>
      <p className="lead text-balance">{typeof lead === 'string' ? <NoBreakHyphens text={lead} /> : lead}</p>
      {actions && (
        <div
          className={cx('flex flex-wrap gap-x-7 gap-y-2 print:has-[>button:only-child]:hidden', className)}
        >
          {actions}
        </div>
      )}
    </>
  );
}
