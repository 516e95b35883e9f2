import type { ReactNode } from 'react';
import type { CaseStudiesPage } from '@/lib/content/case-studies';
import { tw } from '@/components/ui/tw';

const keys = {
  before: tw`before:bg-(--key)/24 before:shadow-[inset_0_0_0_1.5px_var(--key)]`,
  after: tw`before:bg-(--key)`,
  customers: tw`before:bg-accent`,
  people: tw`before:bg-human`,
};

/** What the drawings mean: before and after, and with `people` also whose result it is. Texts leave it out. */
export function PlotLegend({
  legend,
  people = false,
  children,
}: {
  legend: CaseStudiesPage['legend'];
  people?: boolean;
  children?: ReactNode;
}) {
  const shown = people
    ? (['before', 'after', 'customers', 'people'] as const)
    : (['before', 'after'] as const);
  return (
    <div
      className={`grid gap-x-8 gap-y-1 pbs-4 help leading-5 wide:grid-cols-[auto_minmax(0,1fr)] ${people ? '[--key:var(--line-strong)]' : '[--key:var(--accent)]'}`}
      data-legend=""
    >
      <ul className="flex flex-wrap gap-x-5">
        {shown.map((key) => (
          <li
            className={`flex items-center gap-2 text-ink-2 before:size-2.5 before:rounded-[2px] ${keys[key]}`}
            key={key}
          >
            {legend[key]}
          </li>
        ))}
      </ul>
      <p className="wide:justify-self-end wide:text-end wide:text-balance">
        {`${legend.scale} `}
        {children}
      </p>
    </div>
  );
}
