import { Art } from '@/components/art/illustration';
import { Carousel } from '@/components/ui/carousel';
import type { About, Location } from '@/lib/content/about';
import { SectionTitle } from './section-title';
import { WholeWords } from './whole-words';
import './about.css';

/** The seven locations, one card each; they move on every three seconds. */
export function LocationCarousel({
  head,
  locations,
}: {
  head: About['locations'];
  locations: readonly Location[];
}) {
  return (
    <div className="section">
      <Carousel
        labelledBy="locations"
        head={
          <SectionTitle id="locations" kicker={head.kicker}>
            {head.title}
          </SectionTitle>
        }
        names={locations.map(({ location }) => location)}
        delay={3000}
      >
        {locations.map(({ slug, companyName, location, entityType, address, lng, lat }, index) => (
          <div
            className="carousel__slide location"
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${locations.length}`}
            key={slug}
          >
            <div className="location__plate">
              <Art kind="locations" slug={slug} lng={lng} lat={lat} width={344} height={176} fit="cover" />
            </div>
            <div className="location__text">
              <div className="location__top">
                <h3 className="h4">{location}</h3>
                <span className="badge badge--line">{entityType}</span>
              </div>
              <p className="location__company">{companyName}</p>
              <address className="location__address">
                <WholeWords text={address} />
              </address>
            </div>
          </div>
        ))}
      </Carousel>
    </div>
  );
}
