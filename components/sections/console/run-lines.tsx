'use client';

import './run-lines.css';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { consoleMessages } from '@/content/messages/console';
import * as routes from '@/lib/routes';

export interface Decided {
  slug: string;
  waits: string;
  answer: 'approved' | 'declined';
  took: string;
}

/** Places in px from the start of the page's content. */
interface Line extends Decided {
  top: number;
  height: number;
  start: number;
  margin: number;
  end: number;
}

const CORNER = 8;
/** Between the last turn of a line and its end. */
const LAST_STEP = 16;
/** Between the lines of two decisions, which share the margin. */
const GAP = 4;

/** Draws a line from the console to what the module of each decided case has changed, further down the page. */
export function RunLines({
  panel,
  decisions,
}: {
  panel: RefObject<HTMLElement | null>;
  decisions: readonly Decided[];
}) {
  const [page] = useState(() => document.querySelector('main'));
  const [lines, setLines] = useState<readonly Line[]>([]);

  useEffect(() => {
    if (!page) return;
    const measure = () =>
      setLines(
        decisions.flatMap((decided, at) => {
          const line = panel.current && measureLine(page, panel.current, decided.slug, at);
          return line ? [{ ...decided, ...line }] : [];
        }),
      );
    const observer = new ResizeObserver(measure);
    observer.observe(page);
    return () => observer.disconnect();
  }, [page, panel, decisions]);

  return (
    page &&
    createPortal(
      lines.map(({ slug, waits, answer, took, top, height, start, margin, end }) => (
        <div key={slug}>
          <svg
            className="run-line print:hidden"
            style={{ insetBlockStart: top }}
            height={height}
            aria-hidden="true"
          >
            <path pathLength={1} d={`M${start} 0H${margin + CORNER}q-${CORNER} 0-${CORNER} ${CORNER}`} />
            <path
              pathLength={1}
              d={
                `M${margin} ${CORNER}V${height - LAST_STEP - CORNER}q0 ${CORNER} ${CORNER} ${CORNER}` +
                `H${end - CORNER}q${CORNER} 0 ${CORNER} ${CORNER}V${height}`
              }
            />
          </svg>
          <p
            className="run-line-end flex items-center gap-2 rounded-control border border-line bg-surface-1 px-2 py-0.5 text-xs print:hidden"
            style={{ insetBlockStart: top + height, left: end - CORNER }}
          >
            <span className="marker-person" aria-hidden="true" />
            {consoleMessages.ended(waits, answer, took)}
          </p>
        </div>
      )),
      page,
    )
  );
}

function measureLine(page: Element, panel: Element, slug: string, at: number) {
  const { top: origin } = page.getBoundingClientRect();
  const { left, top, bottom } = panel.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const target = [...page.querySelectorAll(`a[href="${routes.product(slug)}"], [aria-labelledby=results] ul`)]
    .map((found) => (found.closest('li:not(li li)') ?? found).getBoundingClientRect())
    .find(({ top }) => top > bottom);
  return (
    target && {
      top: middle - origin,
      height: target.top - middle,
      start: left,
      margin: left / 2 - at * GAP,
      end: target.left + 3 * CORNER,
    }
  );
}
