import { ChangePlot } from '@/components/art/change-plot';
import { caseStudiesPage, changesOf, type CaseStudy } from '@/lib/content/case-studies';
import { BackLink } from './back-link';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import { PlotLegend } from './plot-legend';
import './parts.css';
import './case-head.css';

/** The head of a case: the way back, its title, and its first result beside a drawing of them all. */
export function CaseHead({ study }: { study: CaseStudy }) {
  const [first] = study.results.cxPerformance;
  return (
    <header className="container">
      <Breadcrumb path={`/case-studies/${study.slug}`}>
        <BackLink href="/case-studies" label="Back to Case Studies" />
      </Breadcrumb>
      <div className="case-head">
        <div className="case-head__title">
          <Eyebrow>{study.industry}</Eyebrow>
          <h1 className="h1">{study.title}</h1>
        </div>
        <p className="lead">{study.subtitle}</p>
      </div>
      <div className="case-plate">
        {first && (
          <p className="case-plate__figure">
            <span className="metric">{first.improvement}</span>
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
    </header>
  );
}
