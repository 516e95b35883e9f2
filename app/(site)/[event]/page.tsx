import { notFound } from 'next/navigation';
import { Art } from '@/components/art/illustration';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Closing } from '@/components/kinds/closing';
import { PageHead } from '@/components/kinds/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { event } from '@/lib/content/event';
import { JsonLd } from '@/components/seo/json-ld';
import * as routes from '@/lib/routes';
import { eventNode } from '@/lib/seo/structured-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Capabilities } from './_sections/capabilities';
import { Panel } from './_sections/panel';
import { Pass } from './_sections/pass';
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
  const { book, watch } = event;
  const actions = (
    <>
      <RequestDemoButton size="hero">{book}</RequestDemoButton>
      {watch && (
        <ButtonLink variant="tertiary" size="hero" href={watch.href}>
          {watch.label} <Glyph name="arrow" size={20} />
        </ButtonLink>
      )}
    </>
  );
  return (
    <div className="hue hue-mate">
      <JsonLd data={eventNode(event)} />
      <PageHead
        look="beside"
        path={routes.event(event.slug)}
        eyebrow={event.sponsor ?? event.place}
        title={event.name}
        lead={event.lead}
        balanced
        actions={actions}
        grid="items-center gap-12 wide:grid-cols-2"
        aside={<Pass event={event} />}
      />
      {event.video && <Video video={event.video} />}
      <Capabilities capabilities={event.capabilities} />
      {event.panel && <Panel panel={event.panel} />}
      <Voices voices={event.voices} />
      <Visit visit={event.visit} booth={event.booth} />
      <Recognition recognition={event.recognition} />
      <Closing
        look="plate"
        {...event.closing}
        actions={actions}
        art={
          <div className="aspect-520/300 [--color-accent:var(--tint-ink)] wide:relative wide:aspect-auto">
            {/* The lanes come out of the tint: their ends are not cut. */}
            <Art
              kind="event"
              width={520}
              height={380}
              ground="none"
              fit="cover"
              className="[--art-ground:var(--tint)] wide:absolute wide:inset-0 wide:[mask-image:linear-gradient(to_right,transparent,black_16%)]"
            />
          </div>
        }
      />
    </div>
  );
}
