'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { carouselWords as words } from '@/content/messages/carousel';
import { Button } from './button';
import { Icon } from './icon';
import { tw } from './tw';
import { useCarousel } from './use-carousel';
import './controls.css';

interface Slide {
  /** What it shows, for the spoken position. */
  name: string;
  content: ReactNode;
}

const variants = {
  /** From the start of the column off the right edge. */
  start: {
    frame: '',
    viewport: tw`-ms-1 -me-[max(var(--gutter),calc((100vw-1200px)/2))] scroll-ps-1 px-1`,
    track: '',
    slide: tw`me-6 snap-start`,
  },
  /** The chosen one in the middle, its neighbors at the edges of the window: there it is before the ring is made, too. */
  center: {
    frame: tw`min-[640px]:[--end:calc(100%/12)] min-[1024px]:[--end:12.5%]`,
    viewport: '',
    track: tw`not-noscript:[transform:translateX(var(--end,0))]`,
    slide: tw`basis-full snap-center px-(--gutter) noscript:first:[margin-inline-start:var(--end,0)] noscript:last:[margin-inline-end:var(--end,0)] tablet:basis-5/6 tablet:px-3 wide:basis-3/4`,
  },
};

/** It has no scrollbar once it is hydrated; without one from the beginning the page keeps its height. */
const scrolled = tw`snap-x snap-mandatory overflow-x-auto not-noscript:[scrollbar-width:none]`;

/** Until the ring is made, its last slide stands before the first by as many of its own widths as there are slides. */
const ahead: Partial<Record<number, string>> = {
  3: tw`not-noscript:translate-x-[-300%]`,
  4: tw`not-noscript:translate-x-[-400%]`,
  5: tw`not-noscript:translate-x-[-500%]`,
  6: tw`not-noscript:translate-x-[-600%]`,
};

/**
 * A ring of slides. Without scripts it is a row to scroll; one slide alone has no controls.
 *
 * @param labelledBy Id of the heading inside `head`.
 * @param head What stands beside the controls.
 * @param align Where the chosen slide stands: at the start of the page's column, with the rest running off the right
 * edge; or in the middle of the window, with its neighbors peeking in and set back (`data-aside` says which).
 * @param delay Milliseconds from one slide to the next: it moves on by itself, until somebody turns to it. It rests under a
 * mouse, and where motion is unwelcome it waits to be started.
 */
export function Carousel({
  labelledBy,
  head,
  slides,
  align = 'start',
  delay,
}: {
  labelledBy: string;
  head: ReactNode;
  slides: readonly Slide[];
  align?: keyof typeof variants;
  delay?: number;
}) {
  const moves = delay !== undefined && slides.length > 1;
  const { viewport, hydrated, selected, isPlaying, rest, toggle, previous, next } = useCarousel({
    count: slides.length,
    align,
    delay: moves ? delay : undefined,
  });
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // With these, the arrows belong to the browser.
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') previous?.();
    if (key === 'ArrowRight') next?.();
  };
  const look = variants[align];
  const last = !hydrated ? (ahead[slides.length] ?? '') : '';
  return (
    <section
      className={`overflow-x-clip ${look.frame}`}
      aria-roledescription={words.role}
      aria-labelledby={labelledBy}
      data-autoplay={delay !== undefined || undefined}
      onKeyDown={onKeyDown}
    >
      <div className="container grid items-end gap-6 min-[768px]:grid-cols-[minmax(0,1fr)_auto]">
        {head}
        {slides.length > 1 && (
          <div className="flex flex-wrap items-center justify-end gap-2 noscript:hidden">
            {/* A press before hydration is held for it, and what starts and stops the row says by then what it does. */}
            {moves && (
              <Button
                variant="secondary"
                className={`inline-[6.75rem] ${hydrated ? '' : 'invisible'}`}
                onClick={toggle}
              >
                <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
                {isPlaying ? words.pause : words.play}
              </Button>
            )}
            <Step name={words.previous} icon="chevron-left" go={previous} />
            <Step name={words.next} icon="chevron-right" go={next} />
            <p
              className="ms-2 label text-xs leading-5 text-ink-2 min-inline-[7ch]"
              aria-live={isPlaying ? 'off' : 'polite'}
              aria-atomic="true"
            >
              {words.position(selected + 1, slides.length)}
              <span className="sr-only">: {slides[selected]?.name}</span>
            </p>
          </div>
        )}
      </div>
      <div className={align === 'start' ? 'container' : undefined}>
        {/* Focusable, so that the arrow keys (and, without scripts, scrolling) work from the slides too. Room for its focus
            ring, which the clipping would cut. */}
        <div
          ref={viewport}
          className={`mbs-8 py-1 focus-visible:rounded-card focus-visible:shadow-none focus-visible:-outline-offset-2 ${hydrated ? 'overflow-hidden' : scrolled} ${look.viewport}`}
          role="group"
          aria-label={words.slides}
          tabIndex={0}
          {...(moves && rest)}
        >
          <div className={`flex [touch-action:pan-y_pinch-zoom] ${hydrated ? '' : look.track}`}>
            {slides.map(({ name, content }, index) => (
              <div
                className={`group/slide grid shrink-0 ${look.slide} ${index === slides.length - 1 ? last : ''}`}
                role="group"
                aria-roledescription={words.slideRole}
                aria-label={words.position(index + 1, slides.length)}
                data-aside={(hydrated && index !== selected) || undefined}
                key={name}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** A way to a neighbor. At an end of the row there is none: the button keeps the focus, and does nothing. */
function Step({
  name,
  icon,
  go,
}: {
  name: string;
  icon: 'chevron-left' | 'chevron-right';
  go: (() => void) | undefined;
}) {
  return (
    <button
      type="button"
      className="icon-btn border border-line-strong text-ink aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3"
      aria-label={name}
      aria-disabled={!go || undefined}
      onClick={go}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
