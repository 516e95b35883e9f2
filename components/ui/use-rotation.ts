import { useEffect, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';

const query = '(prefers-reduced-motion: reduce)';

function onMotionChange(changed: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Until the browser has spoken, motion counts as unwelcome. */
const useReducedMotion = () =>
  useSyncExternalStore(
    onMotionChange,
    () => matchMedia(query).matches,
    () => true,
  );

/**
 * Whether a pointer or the focus rests on the carousel. Pressing "Play" lifts that until the visitor turns to
 * something else in it: whoever presses the button hovers and focuses it, and wants to see it work.
 */
function useHold() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [lifted, setLifted] = useState(false);
  return {
    held: (hovered || focused) && !lifted,
    lift: setLifted,
    region: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => {
        setFocused(true);
        if (!target.classList.contains('carousel__toggle')) setLifted(false);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        setFocused(false);
        setLifted(false);
      },
    },
    slides: { onPointerEnter: () => setLifted(false) },
  };
}

/** The carousel's engine: which slide is shown, whether it moves on by itself, and what stops it. */
export function useRotation(delay: number) {
  // The library's own stops are off, because they would restart what a visitor has paused.
  const [plugins] = useState(() => [Autoplay({ delay, playOnInit: false, stopOnFocusIn: false })]);
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' }, plugins);
  const reduced = useReducedMotion();
  const [wanted, setWanted] = useState<boolean>();
  const [selected, setSelected] = useState(0);
  const { held, lift, region, slides } = useHold();
  const playing = wanted ?? !reduced;
  const rotating = playing && !held;

  useEffect(() => {
    const select = () => setSelected(embla?.selectedScrollSnap() ?? 0);
    embla?.on('select', select);
    return () => void embla?.off('select', select);
  }, [embla]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    // With a single slide the plugin has nothing to play, and throws when asked to.
    if (!embla || !autoplay || !rotating || embla.scrollSnapList().length < 2) return;
    const play = () => autoplay.play(reduced);
    play();
    // A drag stops it, and so does a new window size.
    embla.on('pointerUp', play).on('reInit', play);
    return () => {
      embla.off('pointerUp', play).off('reInit', play);
      autoplay.stop();
    };
  }, [embla, rotating, reduced]);

  return {
    viewport,
    live: embla !== undefined,
    selected,
    playing,
    rotating,
    toggle: () => {
      setWanted(!playing);
      lift(!playing);
    },
    previous: () => embla?.scrollPrev(reduced),
    next: () => embla?.scrollNext(reduced),
    region,
    slides,
  };
}
