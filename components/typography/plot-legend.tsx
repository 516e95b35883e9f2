import { tw } from '@/components/ui/tw';
import type { CaseStudiesPage } from '@/lib/content/case-studies';

const marks = {
  before: tw`before:bg-line-strong`,
  after: tw`before:bg-accent`,
};

export function PlotLegend({ legend }: { legend: CaseStudiesPage['legend'] }) {
  return (
    <div
      className="hidden gap-x-8 gap-y-1 pbs-4 text-xs leading-5 font-normal text-ink-3 mid:grid wide:grid-cols-[auto_minmax(0,1fr)]"
      data-legend
    >
      <ul className="flex flex-wrap gap-x-5">
        {(['before', 'after'] as const).map((key) => (
          <li
            className={`flex items-center gap-2 text-ink-2 before:size-2.5 before:rounded-[2px] ${marks[key]}`}
            key={key}
          >
            {legend[key]}
          </li>
        ))}
      </ul>
      <p className="wide:justify-self-end wide:text-end wide:text-balance">{legend.scale}</p>
    </div>
  );
}
