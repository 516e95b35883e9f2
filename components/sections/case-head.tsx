import { ChangePlot } from '@/components/art/change-plot';
import { PageHead } from '@/components/kinds/page-head';
import { caseStudiesPage, changesOf, type CaseStudy } from '@/lib/content/case-studies';
import { BackLink } from './back-link';
import { PlotLegend } from './plot-legend';
import './case-head.css';

/** The head of a case: the way back, its title, and its first result beside a drawing of them all. */
export function CaseHead({ study }: { study: CaseStudy }) {
  const [first] = study.results.cxPerformance;
  return (
    <PageHead
      look="plate"
      path={`/case-studies/${study.slug}`}
      up={<BackLink href="/case-studies" label="Back to Case Studies" />}
      eyebrow={study.industry}
      title={study.title}
      measure="full"
      split={8}
      lead={study.subtitle}
      space="gap-y-5 pbe-[clamp(32px,4vw,48px)]"
    >
      <div className="case-plate">
        {first && (
          <p className="case-plate__figure">
            <span className="text-change whitespace-nowrap text-ink">{first.improvement}</span>
            <span>
              <strong>{first.metric}</strong>
              {first.before} to {first.after}
            </span>
          </p>
        )}
        <div className="case-plate__plot">
          <ChangePlot form="columns" changes={changesOf(study, false)} />
        </div>
        <ul className="case-plate__names" aria-hidden="true">
          {study.results.cxPerformance.map(({ metric }) => (
            <li key={metric}>{metric}</li>
          ))}
        </ul>
      </div>
      <PlotLegend legend={caseStudiesPage.legend} />
    </PageHead>
  );
}
