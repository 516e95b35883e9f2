import { notFound } from 'next/navigation';
import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { event } from '@/content/event';
import { JsonLd } from '@/components/ui/json-ld';
import * as routes from '@/lib/routes';
import { describeEvent } from '@/lib/seo/structured-data';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { Capabilities } from './_components/capabilities';
import { Panel } from './_components/panel-session';
import { BoardingPass } from './_components/boarding-pass';
import { Recognition } from './_components/recognition';
import { Video } from './_components/video';
import { WhyVisit } from './_components/why-visit';
import { QuoteCarousel } from './_components/quote-carousel';

/** The address contains the company's name, so it cannot be a folder. All other addresses are 404. */
export const dynamicParams = false;

export const generateStaticParams = () => (event ? [{ event: event.slug }] : []);

export const generateMetadata = () => (event ? createPageMetadata(routes.event(event.slug)) : {});

export default function EventPage() {
  if (!event) notFound();
  const { book, watch } = event;
  const actions = (
    <>
      <RequestDemoButton size="hero">{book}</RequestDemoButton>{' '}
      {watch && (
        <ButtonLink variant="tertiary" size="hero" href={watch.href}>
          {watch.label} <Icon name="arrow" size={20} />
        </ButtonLink>
      )}
    </>
  );
  return (
    <div className="hue hue-mate">
      <JsonLd data={describeEvent(event)} />
      <PageHero
        variant="media"
        path={routes.event(event.slug)}
        eyebrow={event.sponsor ?? event.place}
        title={event.name}
        lead={event.lead}
        actions={actions}
        aside={<BoardingPass event={event} />}
      />
      {event.video && <Video video={event.video} />}
      <WhyVisit visit={event.visit} />
      <Capabilities capabilities={event.capabilities} />
      {event.panel && <Panel panel={event.panel} />}
      <QuoteCarousel voices={event.voices} />
      <Recognition recognition={event.recognition} />
      <Cta
        variant="tint"
        {...event.closing}
        actions={actions}
        art={
          <div className="aspect-520/300 [--color-accent:var(--tint-ink)] @xl:relative @xl:aspect-auto">
            {/* The lanes extend over the tint without being cropped. */}
            <Illustration
              svg={readDrawing('event')}
              isCover
              className="art-on-tint @xl:absolute @xl:inset-0 @xl:[mask-image:linear-gradient(to_right,transparent,black_16%)]"
            />
          </div>
        }
      />
    </div>
  );
}
