import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Embla = UseEmblaCarouselType[1];

/**
 * Whether a pointer or the focus rests on the carousel. Pressing "Play" lifts that until the visitor turns to
 * something else in it: whoever presses the button hovers and focuses it, and wants to see it work.
 */
function useHold() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [lifted, setLifted] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  return {
    held: (hovered || focused) && !lifted,
    lift: setLifted,
    toggle,
    region: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => {
        setFocused(true);
        if (target !== toggle.current) setLifted(false);
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

/** Whether the carousel is in the window. */
function useSeen(embla: Embla) {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!embla) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(embla.rootNode());
    return () => observer.disconnect();
  }, [embla]);
  return seen;
}

/** What moves a carousel on by itself, and what stops it. */
export function useRotation(embla: Embla, reduced: boolean) {
  const [wanted, setWanted] = useState<boolean>();
  const { held, lift, toggle, region, slides } = useHold();
  const seen = useSeen(embla);
  const playing = wanted ?? !reduced;
  const rotating = playing && !held;

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    // With a single slide the plugin has nothing to play, and throws when asked to.
    if (!embla || !autoplay || !rotating || !seen || embla.scrollSnapList().length < 2) return;
    const play = () => autoplay.play(reduced);
    play();
    // A drag stops it, and so does a new window size.
    embla.on('pointerUp', play).on('reInit', play);
    return () => {
      embla.off('pointerUp', play).off('reInit', play);
      autoplay.stop();
    };
  }, [embla, rotating, seen, reduced]);

  return {
    playing,
    rotating,
    toggle: {
      ref: toggle,
      onClick: () => {
        setWanted(!playing);
        lift(!playing);
      },
    },
    region,
    slides,
  };
}
