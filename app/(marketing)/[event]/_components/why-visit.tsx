import { HallArt } from '@/components/illustrations/event-illustrations';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { Event } from '@/lib/content/event';

export function WhyVisit({ visit, booth }: Pick<Event, 'visit' | 'booth'>) {
  if (visit.reasons.length === 0) return null;
  return (
    <Section
      headingId="visit"
      padding="below"
      contentClassName="grid items-center gap-12 wide:grid-cols-2 wide:gap-18"
    >
      <div className="relative overflow-hidden rounded-band bg-surface-2">
        <HallArt />
        {booth && (
          <span
            className="absolute inset-[32.8%_auto_auto_70.2%] -translate-1/2 label leading-none font-bold text-on-accent"
            aria-hidden="true"
          >
            {booth}
          </span>
        )}
      </div>
      <div>
        <SectionTitle id="visit" heading={visit} />
        <ul className="mbs-8">
          {visit.reasons.map((reason) => (
            <li className="border-bs border-line py-4.5" key={reason.title}>
              <h3 className="text-h4">{reason.title}</h3>
              <p className="text-ink-2">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
