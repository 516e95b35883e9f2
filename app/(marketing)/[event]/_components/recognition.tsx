import { HeadedSection } from '@/components/sections/headed-section';
import { Stats } from '@/components/sections/stats';
import type { Event } from '@/content/event.schema';

export function Recognition({ recognition: { items, ...heading } }: Pick<Event, 'recognition'>) {
  if (items.length === 0) return null;
  return (
    <HeadedSection headingId="recognition" heading={heading} padding="below">
      <div className="mbs-8">
        <Stats items={items} />
      </div>
    </HeadedSection>
  );
}
