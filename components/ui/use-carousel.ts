import { useEffect, useState, useSyncExternalStore } from 'react';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useRotation } from './use-rotation';

const query = '(prefers-reduced-motion: reduce)';

function onMotionChange(changed: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** On the server and until the media query is read, reduced motion is assumed. */
const useReducedMotion = () =>
  useSyncExternalStore(
    onMotionChange,
    () => matchMedia(query).matches,
    () => true,
  );

/**
 * The carousel's engine: which slide is shown, and the ways to its neighbors; at an end of the row there is none. A ring
 * needs more slides than fit into it side by side; with fewer the row has two ends.
 *
 * @param delay Milliseconds from one slide to the next; without it, nothing moves by itself.
 */
export function useCarousel({
  count,
  align,
  loop,
  delay,
}: {
  count: number;
  align: 'start' | 'center';
  loop: boolean;
  delay: number | undefined;
}) {
  // The library's own stops are off, because they would restart what a visitor has paused.
  const [plugins] = useState(() =>
    delay === undefined ? [] : [Autoplay({ delay, playOnInit: false, stopOnFocusIn: false })],
  );
  // Each slide can be the chosen one, also the last ones of a row with an end.
  const [viewport, embla] = useEmblaCarousel({ loop, align, containScroll: false }, plugins);
  const reduced = useReducedMotion();
  const [selected, setSelected] = useState(0);
  const [isRing, setIsRing] = useState(loop);
  const rotation = useRotation(embla, reduced);

  useEffect(() => {
    const select = () => setSelected(embla?.selectedScrollSnap() ?? 0);
    const measure = () => setIsRing(embla?.internalEngine().options.loop ?? false);
    embla?.on('select', select).on('init', measure).on('reInit', measure);
    return () => void embla?.off('select', select).off('init', measure).off('reInit', measure);
  }, [embla]);

  return {
    viewport,
    hydrated: embla !== undefined,
    selected,
    /** What moves it by itself. */
    rotation: delay === undefined ? undefined : rotation,
    // Where motion is unwelcome, slides change without a slide.
    previous: isRing || selected > 0 ? () => embla?.scrollPrev(reduced) : undefined,
    next: isRing || selected < count - 1 ? () => embla?.scrollNext(reduced) : undefined,
  };
}
