'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { useRotation } from './use-rotation';
import { Button } from './button';
import { Glyph } from './glyph';
import './carousel.css';

/**
 * A row of slides that moves on by itself. It rests while it is hovered or holds the focus, and where motion is
 * unwelcome it waits to be started. Without scripts it is a row to scroll.
 *
 * @param labelledBy Id of the heading inside `head`.
 * @param head What stands beside the controls.
 * @param names What each slide shows, for the spoken position.
 * @param delay Milliseconds from one slide to the next.
 * @param children The slides, each a `carousel__slide`.
 */
export function Carousel({
  labelledBy,
  head,
  names,
  delay,
  children,
}: {
  labelledBy: string;
  head: ReactNode;
  names: readonly string[];
  delay: number;
  children: ReactNode;
}) {
  const { viewport, live, selected, playing, rotating, toggle, previous, next, region, slides } =
    useRotation(delay);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') previous();
    if (key === 'ArrowRight') next();
  };
  return (
    <section
      className={live ? 'carousel is-live' : 'carousel'}
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      {...region}
    >
      <div className="container carousel__head">
        {head}
        <div className="carousel__controls">
          <Button variant="secondary" className="carousel__toggle" onClick={toggle}>
            <Glyph name={playing ? 'pause' : 'play'} size={20} />
            {playing ? 'Pause' : 'Play'}
          </Button>
          <button type="button" className="icon-btn icon-btn--line" aria-label="Previous" onClick={previous}>
            <Glyph name="chevron-left" size={20} />
          </button>
          <button type="button" className="icon-btn icon-btn--line" aria-label="Next" onClick={next}>
            <Glyph name="chevron-right" size={20} />
          </button>
          <p className="carousel__count" aria-live={rotating ? 'off' : 'polite'} aria-atomic="true">
            {selected + 1} of {names.length}
            <span className="visually-hidden">: {names[selected]}</span>
          </p>
        </div>
      </div>
      <div className="container">
        {/* Focusable, so that the arrow keys (and, without scripts, scrolling) work from the slides too. */}
        <div
          ref={viewport}
          className="carousel__viewport"
          role="group"
          aria-label="Slides"
          tabIndex={0}
          {...slides}
        >
          <div className="carousel__track">{children}</div>
        </div>
      </div>
    </section>
  );
}
