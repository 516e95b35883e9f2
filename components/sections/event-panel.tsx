import { Art } from '@/components/art/illustration';
import type { Event } from '@/lib/content/event';
import { SectionTitle } from './section-title';
import './event-panel.css';

/** The panel session: who spoke, and the sentences it took apart. */
export function EventPanel({
  panel: { kicker, title, text, speaker, topicsTitle, topics },
}: Pick<Event, 'panel'>) {
  return (
    <section className="container" aria-labelledby="panel">
      <div className="event-panel ink-band">
        <div className="event-panel__text">
          <SectionTitle id="panel" kicker={kicker}>
            {title}
          </SectionTitle>
          <p className="lead">{text}</p>
          <div className="speaker">
            <div className="speaker__face">
              <Art kind="team" slug={speaker.name} width={72} height={72} />
            </div>
            <p className="speaker__name">
              <b>{speaker.name}</b>
              <span>{speaker.role}</span>
            </p>
            <p className="speaker__about">{speaker.about}</p>
          </div>
        </div>
        <div>
          <h3 className="kicker">{topicsTitle}</h3>
          <ol className="myths">
            {topics.map(({ myth, answer }) => (
              <li className="myths__one" key={myth}>
                <q>{myth}</q>
                <p>{answer}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
