'use client';

import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import useEmblaCarousel from 'embla-carousel-react';
import { Glyph } from '@/components/ui/glyph';
import '../ui/carousel.css';
import './quote-carousel.css';

/** Where motion is unwelcome, slides change without a slide. */
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Quotes in a ring: the chosen one in the middle, its neighbors peeking in. It moves only when asked to. Without
 * scripts it is a row to scroll.
 *
 * @param labelledBy Id of the heading inside `head`.
 * @param head What stands beside the controls.
 */
export function QuoteCarousel({
  labelledBy,
  head,
  quotes,
}: {
  labelledBy: string;
  head: ReactNode;
  quotes: readonly { name: string; role: string; text: string }[];
}) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'center' });
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    const select = () => setSelected(embla?.selectedScrollSnap() ?? 0);
    embla?.on('select', select);
    return () => void embla?.off('select', select);
  }, [embla]);

  const previous = () => embla?.scrollPrev(still());
  const next = () => embla?.scrollNext(still());
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // With these, the arrows belong to the browser.
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') previous();
    if (key === 'ArrowRight') next();
  };
  return (
    <section
      className={embla ? 'carousel quotes is-live' : 'carousel quotes'}
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
    >
      <div className="container carousel__head">
        {head}
        <div className="carousel__controls">
          <button type="button" className="icon-btn icon-btn--line" aria-label="Previous" onClick={previous}>
            <Glyph name="chevron-left" size={20} />
          </button>
          <button type="button" className="icon-btn icon-btn--line" aria-label="Next" onClick={next}>
            <Glyph name="chevron-right" size={20} />
          </button>
          <p className="carousel__count" aria-live="polite" aria-atomic="true">
            {selected + 1} of {quotes.length}
            <span className="visually-hidden">: {quotes[selected]?.name}</span>
          </p>
        </div>
      </div>
      {/* Focusable, so that the arrow keys (and, without scripts, scrolling) work from the quotes too. */}
      <div ref={viewport} className="carousel__viewport" role="group" aria-label="Quotes" tabIndex={0}>
        <div className="carousel__track">
          {quotes.map(({ name, role, text }, index) => (
            <div
              className={index === selected ? 'carousel__slide quote is-on' : 'carousel__slide quote'}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${quotes.length}`}
              key={name}
            >
              <blockquote className="quote__text">{text}</blockquote>
              <p className="quote__by">
                <b>{name}</b>
                <span>{role}</span>
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
