import Link from 'next/link';
import { ChangePlot } from '@/components/art/change-plot';
import { Glyph } from '@/components/ui/glyph';
import { caseStudiesPage, changesOf, type CaseStudy } from '@/lib/content/case-studies';
import { PlotLegend } from './case-cards';
import { Eyebrow } from './eyebrow';
import './parts.css';
import './case-studies.css';

/** The head of a case: the way back, its title, and its first result beside a drawing of them all. */
export function CaseHead({ study }: { study: CaseStudy }) {
  const [first] = study.results.cxPerformance;
  return (
    <header className="container">
      <Link className="btn btn--tertiary case-back" href="/case-studies">
        <Glyph name="arrow" size={20} />
        Back to Case Studies
      </Link>
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
