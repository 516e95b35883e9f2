import { useEffect, useRef, useState } from 'react';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * The carousel's engine: which slide is shown, and the ways to its neighbors; at an end of the row there is none. A ring
 * needs more slides than fit into it side by side; with fewer the row has two ends.
 *
 * @param delay Milliseconds from one slide to the next; without it, nothing moves by itself.
 */
export function useCarousel({
  count,
  align,
  delay,
}: {
  count: number;
  align: 'start' | 'center';
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
    if (!matchMedia(reducedMotion).matches) autoplay?.play();
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
