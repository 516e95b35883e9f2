import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Pixels of a wheel or trackpad that turn to the neighbor. */
const WHEEL_DISTANCE = 30;

/** Milliseconds without a wheel event after which the next one begins another gesture. */
const WHEEL_PAUSE_MS = 120;

/** Finds the slide to which the row was scrolled before hydration, and scrolls the row back for Embla. */
function takeScrolledSlide(row: HTMLElement, slides: readonly HTMLElement[]): number {
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - start - row.scrollLeft));
  row.scrollLeft = 0;
  return distances.indexOf(Math.min(...distances));
}

/** Turns one slide for each sideways gesture of a wheel or trackpad, which Embla does not know. */
function listenForWheel(row: HTMLElement, turn: (direction: 'previous' | 'next') => void) {
  let distance = 0;
  let lastEventAt = 0;
  const onWheel = (event: WheelEvent) => {
    const { deltaX, deltaY, ctrlKey, timeStamp } = event;
    if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
    event.preventDefault();
    if (timeStamp - lastEventAt > WHEEL_PAUSE_MS) distance = 0;
    lastEventAt = timeStamp;
    const hasTurned = Math.abs(distance) >= WHEEL_DISTANCE;
    distance += deltaX;
    if (!hasTurned && Math.abs(distance) >= WHEEL_DISTANCE) turn(distance > 0 ? 'next' : 'previous');
  };
  // Not by React, whose listener is passive: the browser would go back a page.
  row.addEventListener('wheel', onWheel, { passive: false });
  return () => row.removeEventListener('wheel', onWheel);
}

/**
 * Runs the carousel's engine, and returns the slide that is shown and the ways to its neighbors. A row with fewer slides
 * than a ring needs has two ends.
 */
export function useCarousel({
  count,
  align,
  delay,
}: {
  count: number;
  align: 'start' | 'center';
  /** Milliseconds from one slide to the next; without it, nothing moves by itself. */
  delay: number | undefined;
}) {
  const [plugins] = useState(() => (delay === undefined ? [] : [Autoplay({ delay, playOnInit: false })]));
  const [viewport, embla] = useEmblaCarousel(
    {
      loop: true,
      align,
      // Each slide can be the chosen one, also the last ones of a row with an end.
      containScroll: false,
      breakpoints: { [reducedMotion]: { duration: 0 } },
    },
    plugins,
  );
  const [place, setPlace] = useState({ selected: 0, hasPrevious: true, hasNext: count > 1 });
  const [isPlaying, setPlaying] = useState(false);
  const autoplay = embla?.plugins().autoplay;
  const resumes = useRef(false);

  useEffect(() => {
    const read = () => {
      if (!embla) return;
      const [hasPrevious, hasNext] = [embla.canScrollPrev(), embla.canScrollNext()];
      setPlace({ selected: embla.selectedScrollSnap(), hasPrevious, hasNext });
    };
    const onPlay = () => setPlaying(true);
    const onStop = () => setPlaying(false);
    embla?.on('select', read).on('init', read).on('reInit', read);
    embla?.on('autoplay:play', onPlay).on('autoplay:stop', onStop);
    const scrolled = embla ? takeScrolledSlide(embla.rootNode(), embla.slideNodes()) : 0;
    if (scrolled > 0) embla?.scrollTo(scrolled, true);
    else if (!matchMedia(reducedMotion).matches) autoplay?.play();
    return () => {
      embla?.off('select', read).off('init', read).off('reInit', read);
      embla?.off('autoplay:play', onPlay).off('autoplay:stop', onStop);
    };
  }, [embla, autoplay]);

  const stop = () => {
    resumes.current = false;
    autoplay?.stop();
  };
  const goBack = () => {
    stop();
    embla?.scrollPrev();
  };
  const goOn = () => {
    stop();
    embla?.scrollNext();
  };
  const turn = useEffectEvent((direction: 'previous' | 'next') => (direction === 'next' ? goOn() : goBack()));
  useEffect(() => embla && listenForWheel(embla.rootNode(), turn), [embla]);

  return {
    viewport,
    hydrated: embla !== undefined,
    selected: place.selected,
    isPlaying,
    /** Handlers of the slides: a mouse over them lets them rest. */
    rest: {
      onMouseEnter: () => {
        resumes.current = isPlaying;
        autoplay?.stop();
      },
      onMouseLeave: () => {
        if (resumes.current) autoplay?.play();
      },
      onPointerDown: stop,
    },
    toggle: () => (isPlaying ? stop() : autoplay?.play()),
    previous: place.hasPrevious ? goBack : undefined,
    next: place.hasNext ? goOn : undefined,
  };
}
