'use client';

import { useState, type ReactNode } from 'react';
import { film } from '@/content/film';

/** Focuses the player, which replaces the pressed button. */
const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * Contacts the host only after a press on play.
 *
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
    <div className="relative aspect-16/9 overflow-hidden rounded-band bg-tint">
      {wanted ? (
        <iframe
          ref={focusFrame}
          className="absolute inset-0 block-full inline-full"
          src={`https://${film.host}/embed/${id}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          {children}
          <button
            type="button"
            className="absolute inset-e-5 inset-be-5 flex items-center gap-2 rounded-control bg-accent ps-4.5 pe-6 font-semibold text-on-accent min-block-16 hover:bg-accent-hover noscript:hidden phone:inset-e-3 phone:inset-be-3 phone:justify-center phone:px-0 phone:inline-16"
            onClick={() => setWanted(true)}
          >
            <svg className="fill-current inline-7" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5.5v13l11-6.5z" />
            </svg>
            <span className="phone:sr-only">{play}</span>
          </button>
        </>
      )}
    </div>
  );
}
