import { ButtonLink } from '@/components/ui/button';
import type { Member, Team } from '@/lib/content/team';
import { Portrait } from './portrait';
import { SectionTitle } from './section-title';
import './team.css';

/** The two founders, each with a large portrait; its side alternates. */
export function Founders({ team }: { team: Team }) {
  return (
    <section className="container" aria-labelledby="founders">
      <h2 className="visually-hidden" id="founders">
        {team.foundersTitle}
      </h2>
      <ul className="founders">
        {team.founders.map((person) => (
          <li className="founder" key={person.name}>
            <Portrait person={person} width={480} height={420} />
            <div className="founder__text">
              <h3 className="h2">{person.name}</h3>
              <p className="founder__role">{person.role}</p>
              <p>{person.bio}</p>
              <LinkedIn person={person} label={team.linkedIn} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The five executives. */
export function ExecutiveTeam({ team }: { team: Team }) {
  return (
    <section className="section" aria-labelledby="executives">
      <div className="container">
        <div className="section-head">
          <h2 className="h2" id="executives">
            {team.executivesTitle}
          </h2>
          <p className="section-head__lead">{team.executivesLead}</p>
        </div>
        <ul className="executives">
          {team.executives.map((person) => (
            <li className="executive" key={person.name}>
              <Portrait person={person} width={220} height={250} />
              <div>
                <h3 className="executive__name">{person.name}</h3>
                <p>{person.role}</p>
                <p className="mono">{person.base}</p>
                <LinkedIn person={person} label={team.linkedIn} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Who reads the traces: ten at a meeting, and the three people who decide. */
export function TraceReview({ team: { review, founders, executives } }: { team: Team }) {
  const members = [...founders, ...executives].filter(({ board }) => board);
  return (
    <section className="section section--band" aria-labelledby="review">
      <div className="container review">
        <div className="review__text">
          <SectionTitle id="review" kicker={review.kicker}>
            {review.title}
          </SectionTitle>
          <p>{review.text}</p>
        </div>
        <div className="review__side">
          <figure className="review__traces">
            <svg viewBox={`0 0 ${review.of * 40} 96`} aria-hidden="true">
              {Array.from({ length: review.of }, (_, index) => {
                const x = index * 40 + 20;
                const chosen = review.random.includes(index + 1);
                return (
                  <g className={chosen ? 'is-random' : undefined} key={x}>
                    <path d={`M${x} 4V92`} />
                    <circle cx={x} cy={24 + ((index * 29) % 50)} r={chosen ? 7 : 5} />
                  </g>
                );
              })}
            </svg>
            <figcaption className="help">{review.caption}</figcaption>
          </figure>
          <h3 className="kicker">{review.membersTitle}</h3>
          <ul className="review__members">
            {members.map(({ name, role }) => (
              <li key={name}>
                <span className="gem" aria-hidden="true" />
                <strong>{name}</strong>
                <span>{role}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The line that leads on to the open positions. */
export function JoinLine({ title, link }: Team['join']) {
  return (
    <section className="container join">
      <h2 className="h3">{title}</h2>
      {link && (
        <ButtonLink variant="secondary" href={link.href}>
          {link.label}
        </ButtonLink>
      )}
    </section>
  );
}

function LinkedIn({ person: { name, linkedInUrl }, label }: { person: Member; label: string }) {
  if (!linkedInUrl) return null;
  return (
    <a className="link small" href={linkedInUrl} rel="noopener" aria-label={`${label}: ${name}`}>
      {label}
    </a>
  );
}
