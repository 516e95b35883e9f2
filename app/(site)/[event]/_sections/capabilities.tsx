import { CapabilityArt } from '@/components/art/event-art';
import { SectionTitle } from '@/components/sections/section-title';
import { Section } from '@/components/ui/section';
import type { Event } from '@/lib/content/event';

/** Tiles on one lattice. The one with a checkpoint is the one where a person decides. */
export function Capabilities({ capabilities: { kicker, title, items } }: Pick<Event, 'capabilities'>) {
  if (items.length === 0) return null;
  return (
    <Section label="capabilities">
      <SectionTitle id="capabilities" kicker={kicker}>
        {title}
      </SectionTitle>
      <ul className="mbs-10 grid gap-px overflow-hidden rounded-card border border-line bg-line tablet:grid-cols-2 wide:grid-cols-3">
        {items.map((item) => (
          <li
            className={`grid content-start gap-2 px-5 py-7 tablet:p-8 ${item.motif === 'person' ? 'bg-human-soft' : 'bg-bg'}`}
            key={item.title}
          >
            {item.motif && <CapabilityArt motif={item.motif} />}
            <h3 className="text-h4">{item.title}</h3>
            <p className="text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
