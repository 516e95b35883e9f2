import { EventCapabilities } from '@/components/sections/event-capabilities';
import { EventClosing } from '@/components/sections/event-closing';
import { EventHero } from '@/components/sections/event-hero';
import { EventPanel } from '@/components/sections/event-panel';
import { EventRecognition } from '@/components/sections/event-recognition';
import { EventVideo } from '@/components/sections/event-video';
import { EventVisit } from '@/components/sections/event-visit';
import { EventVoices } from '@/components/sections/event-voices';
import { event } from '@/lib/content/event';
import { PageData } from '@/components/seo/page-data';
import { eventNode } from '@/lib/seo/json-ld/event';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** The address holds the company's name, so it cannot be a folder. Any other address here does not exist. */
export const dynamicParams = false;

export const generateStaticParams = () => [{ event: event.slug }];

export const metadata = pageMetadata(`/${event.slug}`);

export default function EventPage() {
  return (
    <div className="hue hue--mate">
      <PageData path={`/${event.slug}`} description={event.lead} main={eventNode(event)} />
      <EventHero event={event} />
      <EventVideo video={event.video} />
      <EventCapabilities capabilities={event.capabilities} />
      <EventPanel panel={event.panel} />
      <EventVoices voices={event.voices} />
      <EventVisit visit={event.visit} booth={event.booth} />
      <EventRecognition recognition={event.recognition} />
      <EventClosing event={event} />
    </div>
  );
}
