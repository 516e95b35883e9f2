import type { Servicenow } from '@/lib/content/technologies';
import { SectionHead } from './section-head';
import './agent-limits.css';

/** Three agents as lanes: what each does, the limit where its lane stops, and who decides beyond it. */
export function AgentLimits({ agents }: { agents: Servicenow['agents'] }) {
  return (
    <section className="section" aria-labelledby="agents">
      <div className="container">
        <SectionHead id="agents" kicker={agents.kicker} lead={agents.lead}>
          {agents.title}
        </SectionHead>
        <ul>
          {agents.items.map(({ title, does, limit, beyond }) => (
            <li className="limits" key={title}>
              <div className="limits__part limits__part--run">
                <h3 className="h4">{title}</h3>
                <p>{does}</p>
              </div>
              <div className="limits__part limits__part--stop">
                <p className="mono">Its limit</p>
                <p className="limits__limit">{limit}</p>
              </div>
              <div className="limits__part limits__part--wait">
                <p className="mono">Beyond it</p>
                <p>{beyond}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
