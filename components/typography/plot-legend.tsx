import type { CaseStudiesPage } from '@/lib/content/case-studies';
import { ColorKey } from './color-key';

export function PlotLegend({ legend }: { legend: CaseStudiesPage['legend'] }) {
  return (
    <div
      className="hidden gap-x-8 gap-y-1 pbs-4 text-xs leading-5 font-normal text-ink-3 mid:grid wide:grid-cols-[auto_minmax(0,1fr)]"
      data-legend
    >
      <ColorKey
        names={[
          ['before', legend.before],
          ['after', legend.after],
        ]}
      />
      <p className="wide:justify-self-end wide:text-end wide:text-balance">{legend.scale}</p>
    </div>
  );
}
