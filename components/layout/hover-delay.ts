/** Milliseconds a pointer rests on a trigger before its menu opens. */
export const OPEN_DELAY = 200;
/** Within this time after a menu closed, the next one opens at once. */
export const SKIP_DELAY = 300;
/** Milliseconds between a pointer leaving and the menu closing. */
export const CLOSE_DELAY = 150;

/**
 * Decides when hovering opens and closes things of which one is open at a time.
 *
 * @param current The open one, or undefined.
 * @param show Opens one; the caller closes the others.
 * @param hide Closes one.
 */
export function createHoverDelay<T>({
  current,
  show,
  hide,
}: {
  current: () => T | undefined;
  show: (target: T) => void;
  hide: (target: T) => void;
}) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;
  const cancel = () => clearTimeout(timer);

  return {
    cancel,
    /** The pointer came over a trigger or its panel. */
    enter: (target: T) => {
      cancel();
      const open = current();
      if (open === target) return;
      const warm = open !== undefined || Date.now() - closedAt < SKIP_DELAY;
      if (warm) show(target);
      else timer = setTimeout(() => show(target), OPEN_DELAY);
    },
    /** The pointer left a trigger and its panel. */
    leave: (target: T) => {
      cancel();
      if (current() === target) timer = setTimeout(() => hide(target), CLOSE_DELAY);
    },
    /** Something closed, for whatever reason. */
    closed: () => {
      closedAt = Date.now();
    },
  };
}
