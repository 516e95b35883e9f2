import { CapabilityArt } from '@/components/art/event-art';
import type { Event } from '@/lib/content/event';
import { SectionTitle } from './section-title';
import './event.css';

/** Six tiles on one lattice. The one with a checkpoint is the one where a person decides. */
export function EventCapabilities({ capabilities: { kicker, title, items } }: Pick<Event, 'capabilities'>) {
  return (
    <section className="section" aria-labelledby="capabilities">
      <div className="container">
        <SectionTitle id="capabilities" kicker={kicker}>
          {title}
        </SectionTitle>
        <ul className="lattice">
          {items.map((item) => (
            <li
              className={item.motif === 'person' ? 'lattice__tile lattice__tile--person' : 'lattice__tile'}
              key={item.motif}
            >
              <CapabilityArt motif={item.motif} />
              <h3 className="h4">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
