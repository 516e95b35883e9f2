import { HallArt } from '@/components/art/event-art';
import type { Event } from '@/lib/content/event';
import { SectionTitle } from './section-title';
import './event.css';

/** Why one came to the stand, beside the way to it. */
export function EventVisit({
  visit: { kicker, title, caption, reasons },
  booth,
}: Pick<Event, 'visit' | 'booth'>) {
  return (
    <section className="section section--flush-top" aria-labelledby="visit">
      <div className="container event-visit">
        <figure className="event-visit__map">
          <div className="event-visit__plate">
            <HallArt />
            <span className="event-visit__booth" aria-hidden="true">
              {booth}
            </span>
          </div>
          <figcaption className="help">{caption}</figcaption>
        </figure>
        <div>
          <SectionTitle id="visit" kicker={kicker}>
            {title}
          </SectionTitle>
          <ul className="visit-reasons">
            {reasons.map((reason) => (
              <li className="visit-reasons__one" key={reason.title}>
                <h3 className="h4">{reason.title}</h3>
                <p>{reason.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
