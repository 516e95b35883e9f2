import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';
import type { CaseStudiesPage } from '@/lib/content/case-studies';

const marks = {
  before: tw`before:bg-[color-mix(in_oklab,var(--key)_24%,transparent)] before:shadow-[inset_0_0_0_1.5px_var(--key)]`,
  after: tw`before:bg-(--key)`,
  customers: tw`before:bg-accent`,
  people: tw`before:bg-human`,
};

/** What the drawings mean: before and after, and with `people` also whose result it is. */
export function PlotLegend({
  legend,
  people = false,
  children,
}: {
  legend: CaseStudiesPage['legend'];
  people?: boolean;
  children?: ReactNode;
}) {
  const keys = people
    ? (['before', 'after', 'customers', 'people'] as const)
    : (['before', 'after'] as const);
  return (
    <div
      className={`grid gap-x-8 gap-y-1 pbs-4 text-xs leading-5 font-book text-ink-3 wide:grid-cols-[auto_minmax(0,1fr)] ${people ? '[--key:var(--line-strong)]' : '[--key:var(--accent)]'}`}
      data-legend
    >
      <ul className="flex flex-wrap gap-x-5">
        {keys.map((key) => (
          <li
            className={`flex items-center gap-2 text-ink-2 before:size-2.5 before:rounded-[2px] ${marks[key]}`}
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
