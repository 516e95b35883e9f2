import type { ReactNode } from 'react';
import { BrandMark } from '@/components/art/brand-mark';
import { PassArt } from '@/components/art/event-art';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Event } from '@/lib/content/event';
import { site } from '@/lib/content/site';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import './event.css';
import './event-hero.css';

/** The head of the event page: the invitation, and its facts as a visitor's pass. */
export function EventHero({ event }: { event: Event }) {
  return (
    <section className="event-hero">
      <div className="container">
        <Breadcrumb path={`/${event.slug}`} />
      </div>
      <div className="container event-hero__grid">
        <div className="event-hero__text">
          <Eyebrow>{event.sponsor}</Eyebrow>
          <h1 className="h1">{event.name}</h1>
          <p className="lead">{event.lead}</p>
          <div className="event-actions">
            <RequestDemoButton size="hero">{event.book}</RequestDemoButton>
            <ButtonLink variant="tertiary" size="hero" href={event.watch.href}>
              {event.watch.label} <Glyph name="arrow" size={20} />
            </ButtonLink>
          </div>
        </div>
        <Pass event={event} />
      </div>
    </section>
  );
}

function Pass({ event }: { event: Event }) {
  return (
    <div className="visitor-pass">
      <div className="visitor-pass__main">
        <p className="visitor-pass__brand">
          <BrandMark />
          <span>{site.name}</span>
        </p>
        <div className="visitor-pass__route" aria-hidden="true">
          <span className="visitor-pass__code">You</span>
          <PassArt />
          <span className="visitor-pass__code">{event.airport}</span>
        </div>
        <dl className="visitor-pass__facts">
          <Fact term="Event">{event.name}</Fact>
          <Fact term="Sponsor level">{event.sponsor}</Fact>
        </dl>
      </div>
      <dl className="visitor-pass__stub">
        <Fact term="Dates">
          <Dates event={event} />
        </Fact>
        <Fact term="Place">{event.place}</Fact>
        <Fact term="Booth">{event.booth}</Fact>
      </dl>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="visitor-pass__fact">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The first and the last day, each as a date. */
function Dates({ event: { dates, startDate, endDate } }: { event: Event }) {
  const [first, last] = dates.split('-');
  return (
    <>
      <time dateTime={startDate}>{first}</time>-<time dateTime={endDate}>{last}</time>
    </>
  );
}
