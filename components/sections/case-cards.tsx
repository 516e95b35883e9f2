import { Link } from '@/components/ui/link';
import { ChangePlot, type PlotForm } from '@/components/art/change-plot';
import { Glyph } from '@/components/ui/glyph';
import { changesOf, type CaseStudiesPage, type CaseStudy } from '@/lib/content/case-studies';
import { PlotLegend } from './plot-legend';
import './case-cards.css';
import './case-link.css';

/** The page is composed in rows of 12, 7 + 5, 4 + 4 + 4 and 5 + 7 columns; neighbours are drawn differently. */
const places: readonly [size: string, form: PlotForm][] = [
  ['12', 'columns'],
  ['7', 'lanes'],
  ['5', 'slopes'],
  ['4', 'columns'],
  ['4', 'lanes'],
  ['4', 'slopes'],
  ['5', 'columns'],
  ['7', 'lanes'],
];

/** One case: its measures drawn from the record, what changed most for customers, and the way in. */
function CaseCard({ study, place }: { study: CaseStudy; place: number }) {
  const [size, form] = places[place % places.length] ?? ['4', 'columns'];
  const [first] = study.results.cxPerformance;
  return (
    <li className={`case-card case-card--${size} case-whole`}>
      <div className="case-card__plate">
        <ChangePlot form={form} changes={changesOf(study, form !== 'columns')} />
      </div>
      <div className="case-card__body">
        <p className="badge badge--line">{study.industry}</p>
        <h2 className={size === '12' ? 'h3' : 'h4'}>{study.title}</h2>
        <p className="case-card__subtitle">{study.subtitle}</p>
        {first && (
          <dl className="case-card__figure">
            <dt>{first.metric}</dt>
            <dd>
              <span className="case-card__was">{first.before}</span>
              <span className="visually-hidden"> before, after </span>
              <strong>{first.after}</strong>
            </dd>
          </dl>
        )}
        <Link className="case-more case-link" href={`/case-studies/${study.slug}`}>
          Read full case study
          <span className="visually-hidden">: {study.title}</span>
          <Glyph name="arrow" size={20} />
        </Link>
      </div>
    </li>
  );
}

/** All case studies as a composed page of cards. */
export function CaseCards({ studies, page }: { studies: readonly CaseStudy[]; page: CaseStudiesPage }) {
  return (
    <section className="case-cards" aria-label={page.eyebrow}>
      <div className="container">
        <ul className="case-cards__grid">
          {studies.map((study, place) => (
            <CaseCard key={study.slug} study={study} place={place} />
          ))}
        </ul>
        <PlotLegend legend={page.legend} people>
          {page.caveat}
        </PlotLegend>
      </div>
    </section>
  );
}
