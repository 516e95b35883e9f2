import type { Footnotes } from '@/lib/content/footnotes';
import type { Salesforce } from '@/lib/content/technologies';
import { Breadcrumb } from './breadcrumb';
import { NoteRef, Notes } from './notes';
import { PartnerBadge } from './partner-badge';
import { PartnerStats } from './partner-stats';
import { TechnologyClaim } from './technology-claim';
import './partner.css';

/** The head of the Salesforce page: the claim, the partner badges beside it, and the practice's figures below. */
export function PartnerHead({ technology, notes }: { technology: Salesforce; notes: Footnotes }) {
  const { slug, hero, badges, rating, stats } = technology;
  return (
    <section className="partner-head">
      <div className="container">
        <Breadcrumb path={`/technologies/${slug}`} />
        <div className="partner-head__grid">
          <TechnologyClaim {...hero} />
          <ul className="badges">
            {badges.map(({ tier, title, text }) => (
              <li className="badges__row" key={tier}>
                <PartnerBadge tier={tier} />
                <div>
                  <p className="badges__title">{title}</p>
                  <p className="help">{text}</p>
                </div>
              </li>
            ))}
            <li className="badges__row badges__row--rating">
              <p className="metric">
                {rating.value}
                <NoteRef number={notes.numberOf(rating.source)} />
              </p>
              <div>
                <p className="badges__title">{rating.label}</p>
                <p className="help">{rating.text}</p>
                <svg
                  className="badges__scale"
                  viewBox="0 0 100 6"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={rating.share} height={6} />
                </svg>
              </div>
            </li>
          </ul>
        </div>
        <PartnerStats stats={stats} notes={notes} layout="row" />
        <Notes list={notes.list} />
      </div>
    </section>
  );
}
