import { TracePanel } from '@/components/sections/trace-panel';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { Event } from '@/content/event.schema';

export function WhyVisit({ visit }: Pick<Event, 'visit'>) {
  if (visit.reasons.length === 0) return null;
  return (
    <Section headingId="visit" contentClassName="grid gap-12 @xl:grid-cols-2 @xl:gap-16">
      {visit.replay && (
        <div className="grid content-center rounded-band bg-tint p-4 @md:p-10">
          <TracePanel trace={visit.replay} />
        </div>
      )}
      <div>
        <SectionTitle id="visit" heading={visit} />
        <ul className="mbs-8">
          {visit.reasons.map((reason) => (
            <li className="border-bs border-line py-4" key={reason.title}>
              <h3 className="text-h4">{reason.title}</h3>
              <p className="text-ink-2">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
