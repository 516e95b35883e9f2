'use client';

import { useState, type ReactNode } from 'react';
import './video-frame.css';

/** The pressed button goes; the player that takes its place takes the focus too. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A film of a video host behind our own poster. Nothing is asked of the host before the press on play.
 *
 * @param id The host's id of the film.
 * @param title What the film shows.
 * @param play The button's words.
 * @param children The poster.
 */
export function VideoFrame({
  id,
  title,
  play,
  children,
}: {
  id: string;
  title: string;
  play: string;
  children: ReactNode;
}) {
  const [wanted, setWanted] = useState(false);
  return (
    <div className="video-frame">
      {wanted ? (
        <iframe
          ref={focus}
          className="video-frame__player"
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          {children}
          <button type="button" className="video-frame__play" onClick={() => setWanted(true)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5.5v13l11-6.5z" />
            </svg>
            <span>{play}</span>
          </button>
        </>
      )}
    </div>
  );
}
