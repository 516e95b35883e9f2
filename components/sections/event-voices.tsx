import type { Event } from '@/lib/content/event';
import { QuoteCarousel } from './quote-carousel';
import { SectionTitle } from './section-title';

/** What three leaders say, in a carousel. */
export function EventVoices({ voices: { kicker, title, quotes } }: Pick<Event, 'voices'>) {
  return (
    <div className="section">
      <QuoteCarousel
        labelledBy="voices"
        head={
          <SectionTitle id="voices" kicker={kicker}>
            {title}
          </SectionTitle>
        }
        quotes={quotes}
      />
    </div>
  );
}
