import type { Salesforce } from '@/lib/content/technologies';
import { SectionHead } from './section-head';
import './partner.css';

type Agents = Salesforce['agents'];

const parts = [
  ['who', 'Who decides'],
  ['sees', 'What they see'],
  ['time', 'How long they have'],
  ['otherwise', 'If nobody answers'],
] as const;

/** Three agents, each with the checkpoint it stops at; the first one with a case it worked on. */
export function PartnerAgents({ agents }: { agents: Agents }) {
  return (
    <section className="section" aria-labelledby="agents">
      <div className="container">
        <SectionHead id="agents" kicker={agents.kicker} lead={agents.lead}>
          {agents.title}
        </SectionHead>
        <ul className="offers">
          {agents.items.map(({ title, text, stop }, index) => (
            <li className="offers__card" key={title}>
              {index === 0 && <CaseExample example={agents.example} />}
              <div className="offers__text">
                <h3 className="h3">{title}</h3>
                <p>{text}</p>
              </div>
              <dl className="offers__stop">
                {parts.map(([part, label]) => (
                  <div key={part}>
                    <dt className="mono">
                      {part === 'who' && <span className="gem" aria-hidden="true" />}
                      {label}
                    </dt>
                    <dd>{stop[part]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A case as the agent leaves it: what it wrote where, and the question it left open. */
function CaseExample({ example: { name, lines } }: { example: Agents['example'] }) {
  return (
    <figure className="case-example">
      <div className="case-example__panel">
        <p className="case-example__name">{name}</p>
        <ul>
          {lines.map(({ actor, text, note }) => (
            <li className="case-example__line" key={text}>
              <span className={actor === 'agent' ? 'agent' : 'gem'} aria-hidden="true" />
              <span>
                <span className="visually-hidden">{actor === 'agent' ? 'Agent: ' : 'Person: '}</span>
                {text}
              </span>
              <span className="mono">{note}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="help">Illustrative data</figcaption>
    </figure>
  );
}
