'use client';

import { cx } from 'class-variance-authority';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { mainMenu } from '@/content/messages/layout';
import { HYDRATED, OVER_MENU_SINCE } from '@/lib/startup/constants';

/** Milliseconds a mouse rests on a menu before it opens. */
const OPEN_DELAY = 200;
/** Milliseconds after a menu closed in which the next one opens at once. */
const SKIP_DELAY = 300;
const CLOSE_DELAY = 150;

/** Infinite while a menu is open. */
let closedAt = -Infinity;

const findPanel = (item: Element) => item.querySelector<HTMLElement>('[popover]');

/** Closes a menu when the focus leaves it or a link in it is followed. */
export const closingHandlers = {
  onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Without a next element, the window lost the focus or a click follows.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) findPanel(currentTarget)?.hidePopover();
  },
  onClick({ currentTarget, target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) findPanel(currentTarget)?.hidePopover();
  },
};

/** Moves the focus by arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > ul > li > :is(a, button)')];
  const at = row.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + row.length, Home: 0, End: row.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  row[to % row.length]?.focus();
}

export function MenuBar({ children }: { children: ReactNode }) {
  return (
    <nav
      className="me-auto hidden [anchor-name:--site-nav] menus:block"
      aria-label={mainMenu}
      onKeyDown={moveFocus}
    >
      {children}
    </nav>
  );
}

/** A button with a native popover, which opens by click and keyboard before hydration. */
export function NavMenu({
  id,
  className,
  trigger,
  triggerClassName,
  isWide,
  children,
}: {
  id: string;
  className: string;
  trigger: ReactNode;
  triggerClassName: string;
  isWide: boolean;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const isOpenedByHover = useRef(false);

  const open = () => {
    if (panel.current?.matches(':popover-open')) return;
    isOpenedByHover.current = true;
    panel.current?.showPopover();
  };
  const close = () => {
    // A panel with the keyboard's focus stays open.
    if (!panel.current?.contains(document.activeElement)) panel.current?.hidePopover();
  };
  const wait = (run: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(run, delay);
  };
  const openUnderMouse = useEffectEvent(() => {
    const { dataset } = document.documentElement;
    const since = dataset[OVER_MENU_SINCE];
    if (since && !(HYDRATED in dataset) && panel.current?.parentElement?.matches(':hover'))
      wait(open, OPEN_DELAY - (performance.now() - Number(since)));
  });
  // React was not there when the mouse came.
  useEffect(() => openUnderMouse(), []);
  /** Sets the panel's position in browsers without anchor positioning. */
  const placePanel = () => {
    if (!panel.current || CSS.supports('anchor-scope: --menu')) return;
    const anchor = isWide ? panel.current.closest('nav') : panel.current.parentElement;
    panel.current.style.setProperty('--start', `${anchor?.getBoundingClientRect().left ?? 0}px`);
  };

  return (
    <li
      className={className}
      data-opens-under-mouse
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') wait(open, Date.now() - closedAt < SKIP_DELAY ? 0 : OPEN_DELAY);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') wait(close, CLOSE_DELAY);
      }}
      {...closingHandlers}
    >
      <button
        className={triggerClassName}
        type="button"
        popoverTarget={id}
        onClick={(event) => {
          clearTimeout(timer.current);
          // A click on a menu opened by hovering keeps it open; the native toggle would close it.
          if (isOpenedByHover.current && event.detail > 0) event.preventDefault();
          isOpenedByHover.current = false;
        }}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        className={cx('menu', isWide && '[--size:760px] [position-anchor:--site-nav]')}
        popover="auto"
        onBeforeToggle={placePanel}
        onToggle={({ newState }) => {
          closedAt = newState === 'open' ? Infinity : Date.now();
          if (newState === 'closed') isOpenedByHover.current = false;
        }}
      >
        {children}
      </div>
    </li>
  );
}
