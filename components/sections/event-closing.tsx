import { Art } from '@/components/art/illustration';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Event } from '@/lib/content/event';
import './event.css';

/** The last section: a demo with a person, or the platform's page. */
export function EventClosing({ event: { closing, book, watch } }: { event: Event }) {
  return (
    <section className="container event-closing" aria-labelledby="closing-title">
      <div className="event-closing__plate">
        <div className="event-closing__text">
          <h2 className="h2" id="closing-title">
            {closing.title}
          </h2>
          <p className="lead">{closing.text}</p>
          <div className="event-actions">
            <RequestDemoButton size="hero">{book}</RequestDemoButton>
            <ButtonLink variant="tertiary" size="hero" href={watch.href}>
              {watch.label} <Glyph name="arrow" size={20} />
            </ButtonLink>
          </div>
        </div>
        <div className="event-closing__art">
          <Art kind="event" width={520} height={380} ground="none" fit="cover" />
        </div>
      </div>
    </section>
  );
}
