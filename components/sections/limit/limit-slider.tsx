import { cx } from 'class-variance-authority';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { limitMessages } from '@/content/messages/limit';
import { countReplay, type Replay } from '@/lib/content/replay';

/** The limit in force is in the middle, where the stylesheet has the handle before hydration. */
export function LimitSlider({
  ref,
  replay,
  limit,
  counts,
  onChoose,
}: {
  ref: RefObject<HTMLInputElement | null>;
  replay: Replay;
  limit: number;
  counts: ReturnType<typeof countReplay>;
  onChoose: (limit: number) => void;
}) {
  const { limits, limit: usual } = replay;
  const place = limits.indexOf(limit);
  const last = limits.length - 1;
  const choose = (place: number) => onChoose(limits[place] ?? usual);

  const isShown = useRef(false);
  const chooseMoved = useEffectEvent(choose);
  useEffect(() => {
    const slider = ref.current;
    if (!slider) return;
    const moved = slider.valueAsNumber;
    // The visitor may have moved it before hydration, and the next key goes on from there.
    if (!isShown.current && moved !== last / 2 && moved !== place) {
      chooseMoved(moved);
      return;
    }
    isShown.current = true;
    slider.valueAsNumber = place;
    slider.style.setProperty('--at', `${(place / last) * 100}%`);
  }, [ref, place, last]);

  return (
    <div className="print:hidden" data-scripted>
      <input
        ref={ref}
        className="limit-slider block-11 inline-full"
        id="refund-limit"
        type="range"
        min={0}
        max={last}
        defaultValue={last / 2}
        aria-valuetext={limitMessages.spoken(limit, counts)}
        onChange={({ target }) => choose(target.valueAsNumber)}
      />
      <ul className="flex justify-between" aria-label={limitMessages.marks}>
        {[0, last / 2, last].map((mark, at) => {
          const to = limits[mark] ?? usual;
          return (
            <li key={mark} className={aligned[at]}>
              <button
                className="px-1 text-sm min-block-11"
                type="button"
                aria-pressed={to === limit}
                onClick={() => onChoose(to)}
              >
                <b className={cx('font-semibold', to !== limit && 'link')}>{limitMessages.dollars(to)}</b>{' '}
                <span className="block label text-ink-2">
                  {limitMessages.mark(countReplay(replay, to).waiting)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const aligned = ['text-start', 'text-center', 'text-end'];
