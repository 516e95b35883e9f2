import { cx } from 'class-variance-authority';
import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { HeadedSection } from '@/components/sections/headed-section';
import type { Event } from '@/content/event.schema';

export function Capabilities({ capabilities }: Pick<Event, 'capabilities'>) {
  if (capabilities.items.length === 0) return null;
  return (
    <HeadedSection headingId="capabilities" heading={capabilities} padding="below">
      <ul className="mbs-10 grid gap-px overflow-hidden rounded-card border border-line @md:grid-cols-2 @xl:grid-cols-3">
        {capabilities.items.map((item) => (
          <li
            className={cx(
              'grid content-start gap-2 px-5 py-6 edge @md:p-8',
              item.drawing === 'person' ? 'bg-person-soft' : 'bg-bg',
            )}
            key={item.title}
          >
            {item.drawing && (
              <Illustration
                svg={readDrawing(`event-${item.drawing}`)}
                className={cx(
                  'mbe-4 inline-24',
                  item.drawing === 'person' ? 'art-on-person-soft' : 'art-bare',
                )}
              />
            )}
            <h3 className="text-h4">{item.title}</h3>
            <p className="text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
