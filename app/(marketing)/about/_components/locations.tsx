import { Badge } from '@/components/ui/badge';
import { SectionTitle } from '@/components/typography/section-title';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Carousel } from '@/components/ui/carousel';
import type { About, Location } from '@/content/about.schema';
import { LocationDrawing } from './location-drawing';

export function Locations({
  head,
  all,
}: {
  head: Pick<About['locations'], 'title' | 'line'>;
  all: readonly Location[];
}) {
  return (
    <div className="py-section">
      <Carousel
        labelledBy="locations"
        heading={<SectionTitle id="locations" heading={head} />}
        slides={all.map((location) => ({
          name: location.location,
          content: <LocationCard location={location} />,
        }))}
        delay={3000}
      />
    </div>
  );
}

function LocationCard({
  location: { companyName, location, entityType, address, work, lng, lat },
}: {
  location: Location;
}) {
  return (
    <div className="flex flex-col overflow-hidden rounded-card border border-line bg-surface-1 inline-[min(83vw,344px)]">
      <div className="border-be border-line block-44">
        <LocationDrawing lng={lng} lat={lat} />
      </div>
      <div className="grid flex-1 content-start gap-1 px-6 pbs-5 pbe-6">
        <div className="mbe-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="text-h4">{location}</h3>
          {entityType && <Badge>{entityType}</Badge>}
        </div>
        {work && <p className="mbe-2 text-h4 leading-7 font-semibold text-accent">{work}</p>}
        <p className="text-base leading-5.5 font-semibold">{companyName}</p>
        <address className="text-sm leading-5.5 text-balance text-ink-2 not-italic">
          <NoBreakHyphens text={address} />
        </address>
      </div>
    </div>
  );
}
