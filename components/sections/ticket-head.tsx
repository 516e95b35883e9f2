import type { Servicenow } from '@/lib/content/technologies';
import { Breadcrumb } from './breadcrumb';
import { TechnologyClaim } from './technology-claim';
import './ticket-head.css';

/** The head of the ServiceNow page: the claim, and a closed ticket that keeps it. */
export function TicketHead({ technology }: { technology: Servicenow }) {
  const { slug, hero, ticket } = technology;
  return (
    <section className="ticket-head">
      <div className="container">
        <Breadcrumb path={`/technologies/${slug}`} />
        <div className="ticket-head__grid">
          <TechnologyClaim {...hero} />
          <figure className="ticket">
            <div className="ticket__paper">
              <div className="ticket__stub">
                <p className="mono">{ticket.number}</p>
                <p className="h4">{ticket.title}</p>
              </div>
              <dl className="ticket__fields">
                {ticket.fields.map(({ label, actor, text }) => (
                  <div className="ticket__field" key={label}>
                    <dt className="mono">
                      {actor && <span className={actor === 'agent' ? 'agent' : 'gem'} aria-hidden="true" />}
                      {label}
                    </dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <figcaption className="help">{ticket.caption}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
