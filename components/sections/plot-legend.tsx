import type { ReactNode } from 'react';
import type { CaseStudiesPage } from '@/lib/content/case-studies';
import './plot-legend.css';

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
  return (
    <div className={people ? 'plot-legend' : 'plot-legend plot-legend--agent'}>
      <ul className="plot-legend__keys">
        <li className="plot-legend__key plot-legend__key--before">{legend.before}</li>
        <li className="plot-legend__key plot-legend__key--after">{legend.after}</li>
        {people && (
          <>
            <li className="plot-legend__key">{legend.customers}</li>
            <li className="plot-legend__key plot-legend__key--people">{legend.people}</li>
          </>
        )}
      </ul>
      <p>
        {`${legend.scale} `}
        {children}
      </p>
    </div>
  );
}
