'use client';

import { cx } from 'class-variance-authority';
import type { KeyboardEvent, ReactNode } from 'react';
import { carouselMessages } from '@/content/messages/carousel';
import { Button } from './button';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { tw } from './tw';
import { useCarousel } from './use-carousel';

interface Slide {
  /** Spoken with the position. */
  name: string;
  content: ReactNode;
}

const variants = {
  /** From the start of the column off the right edge. */
  start: {
    frame: '',
    viewport: tw`-ms-1 -me-[max(var(--gutter),calc((100vw-1200px)/2))] scroll-ps-1 px-0.5`,
    track: '',
    slide: tw`me-6 [scroll-snap-align:start]`,
  },
  /** The chosen slide in the middle, its neighbors at the edges of the window; also before hydration. */
  center: {
    frame: tw`sm:[--end:calc(100%/12)] lg:[--end:12.5%]`,
    viewport: '',
    track: tw`not-noscript:[transform:translateX(var(--end,0))]`,
    slide: tw`basis-full [scroll-snap-align:center] px-(--gutter) @md:basis-5/6 @md:px-3 @xl:basis-3/4 noscript:first:ms-(--end) noscript:last:me-(--end)`,
  },
};

/** Hides the scrollbar, so that the page keeps its height when hydration removes it. */
const scrolled = tw`[scroll-snap-type:x_mandatory] overflow-x-auto not-noscript:[scrollbar-width:none]`;

/** Puts the last slide before the first, as the ring will, by as many widths as there are slides. */
const lastBeforeFirst: Partial<Record<number, string>> = {
  3: tw`not-noscript:[translate:-300%]`,
  4: tw`not-noscript:[translate:-400%]`,
  5: tw`not-noscript:[translate:-500%]`,
  6: tw`not-noscript:[translate:-600%]`,
};

/** Milliseconds from one slide to the next. */
const DEFAULT_DELAY = 4000;

/** A ring of slides. Without scripts it is a row to scroll; one slide alone has no controls. */
export function Carousel({
  labelledBy,
  heading,
  slides,
  align = 'start',
  autoplays = true,
  delay = DEFAULT_DELAY,
}: {
  /** Id of the title inside `heading`. */
  labelledBy: string;
  /** Beside the controls. */
  heading: ReactNode;
  slides: readonly Slide[];
  align?: keyof typeof variants;
  /** Whether it moves by itself, until somebody turns. */
  autoplays?: boolean;
  delay?: number;
}) {
  const moves = autoplays && slides.length > 1;
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
  const last = !hydrated ? (lastBeforeFirst[slides.length] ?? '') : '';
  return (
    <section
      className={cx('overflow-x-clip', look.frame)}
      aria-roledescription={carouselMessages.role}
      aria-labelledby={labelledBy}
      data-autoplay={moves || undefined}
      onKeyDown={onKeyDown}
    >
      <div className="site-container grid items-end gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
        {heading}
        {slides.length > 1 && (
          <div className="flex flex-wrap items-center justify-end gap-2 noscript:hidden">
            {/* A press before hydration waits for it, and the button may read otherwise by then. */}
            {moves && (
              <Button
                variant="secondary"
                className={cx('inline-[6.75rem]', !hydrated && 'invisible')}
                onClick={toggle}
              >
                <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
                {isPlaying ? carouselMessages.pause : carouselMessages.play}
              </Button>
            )}
            <Step name={carouselMessages.previous} icon="chevron-left" go={previous} />
            <Step name={carouselMessages.next} icon="chevron-right" go={next} />
            <p
              className="ms-1.5 label text-xs leading-5 text-ink-2 min-inline-[7ch]"
              aria-live={isPlaying ? 'off' : 'polite'}
              aria-atomic="true"
            >
              {carouselMessages.position(selected + 1, slides.length)}
              <span className="sr-only">: {slides[selected]?.name}</span>
            </p>
          </div>
        )}
      </div>
      <div className={align === 'start' ? 'site-container' : undefined}>
        {/* Focusable for the arrow keys and, without scripts, for scrolling. The padding keeps its focus ring whole. */}
        <div
          ref={viewport}
          className={cx(
            'mbs-8 py-1.5 focus-visible:rounded-card focus-visible:[box-shadow:none] focus-visible:-outline-offset-2',
            hydrated ? 'overflow-hidden' : scrolled,
            look.viewport,
          )}
          role="group"
          aria-label={carouselMessages.slides}
          tabIndex={0}
          {...(moves && rest)}
        >
          <div className={cx('flex', hydrated ? '[touch-action:pan-y_pinch-zoom]' : look.track)}>
            {slides.map(({ name, content }, index) => (
              <div
                className={cx('group/slide grid shrink-0', look.slide, index === slides.length - 1 && last)}
                role="group"
                aria-roledescription={carouselMessages.slideRole}
                aria-label={carouselMessages.position(index + 1, slides.length)}
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

/** A button to a neighbor. At an end of the row it keeps the focus, and does nothing. */
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
    <IconButton
      variant="outlined"
      icon={icon}
      iconSize={20}
      label={name}
      aria-disabled={!go || undefined}
      onClick={go}
    />
  );
}
