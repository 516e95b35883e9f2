import { notFound } from 'next/navigation';
import { Measured } from '@/components/kinds/measured';
import { event } from '@/lib/content/event';
import { footnotes } from '@/lib/content/footnotes';
import { PageData } from '@/components/seo/page-data';
import * as routes from '@/lib/routes';
import { eventNode } from '@/lib/seo/json-ld/event';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Capabilities } from './_sections/capabilities';
import { Closing } from './_sections/closing';
import { Head } from './_sections/head';
import { Panel } from './_sections/panel';
import { Recognition } from './_sections/recognition';
import { Video } from './_sections/video';
import { Visit } from './_sections/visit';
import { Voices } from './_sections/voices';

/** The address holds the company's name, so it cannot be a folder. Any other address here does not exist, nor, without an event, any at all. */
export const dynamicParams = false;

export const generateStaticParams = () => (event ? [{ event: event.slug }] : []);

export const generateMetadata = () => (event ? pageMetadata(routes.event(event.slug)) : {});

export default function EventPage() {
  if (!event) notFound();
  const notes = footnotes(event.recognition.items.flatMap(({ sources }) => sources));
  return (
    <div className="hue hue-mate">
      <PageData path={routes.event(event.slug)} description={event.lead} main={eventNode(event)} />
      <Head event={event} />
      {event.video && <Video video={event.video} />}
      <Capabilities capabilities={event.capabilities} />
      {event.panel && <Panel panel={event.panel} />}
      <Voices voices={event.voices} />
      <Visit visit={event.visit} booth={event.booth} />
      <Recognition recognition={event.recognition} notes={notes} />
      <Measured notes={notes} />
      <Closing event={event} />
    </div>
  );
}
