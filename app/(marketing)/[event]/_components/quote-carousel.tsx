import { cx } from 'class-variance-authority';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { SectionTitle } from '@/components/typography/section-title';
import { Carousel } from '@/components/ui/carousel';
import { tw } from '@/components/ui/tw';
import type { Event } from '@/content/event.schema';

/** One card of two parts; on a slide that is set back both are plain. */
const part = tw`border-line bg-surface-1 px-6 group-data-aside/slide:bg-transparent group-data-aside/slide:text-ink-3 @md:px-12`;

export function QuoteCarousel({ voices }: Pick<Event, 'voices'>) {
  const { quotes } = voices;
  if (quotes.length === 0) return null;
  return (
    <div className="py-section">
      <Carousel
        labelledBy="voices"
        heading={<SectionTitle id="voices" heading={voices} />}
        slides={quotes.map((quote) => ({ name: quote.name, content: <Quote quote={quote} /> }))}
        align="center"
        autoplays={false}
      />
    </div>
  );
}

function Quote({ quote: { name, role, text } }: { quote: Event['voices']['quotes'][number] }) {
  return (
    <div className="grid grid-rows-[1fr_auto]">
      <blockquote
        className={cx(
          'm-0 rounded-t-card border-x border-bs py-8 text-(length:--text-h3) leading-[1.3] font-medium tracking-tighter text-pretty @md:py-12 @md:text-balance',
          part,
        )}
      >
        <NoBreakHyphens text={text} />
      </blockquote>
      <p
        className={cx(
          'grid rounded-b-card border-x border-be pbe-8 text-sm leading-5.5 text-ink-2 @md:pbe-12',
          part,
        )}
      >
        <b className="text-base font-bold text-ink group-data-aside/slide:text-ink-3">{name}</b>{' '}
        <span>{role}</span>
      </p>
    </div>
  );
}
