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
          <div className="absolute inset-e-3 inset-be-3 @md:inset-e-5 @md:inset-be-5 noscript:hidden">
            <button
              type="button"
              className="flex size-16 items-center justify-center gap-2 rounded-control bg-accent font-semibold text-on-accent hover:bg-accent-hover @md:ps-4.5 @md:pe-6 @md:inline-auto"
              onClick={() => setWanted(true)}
            >
              <svg className="fill-current inline-7" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 5.5v13l11-6.5z" />
              </svg>
              <span className="@max-md:sr-only">{play}</span>
            </button>
          </div>
        </>
      )}
    </div>
  );
}
