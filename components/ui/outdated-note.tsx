'use client';

import { useEffect, useRef } from 'react';
import './controls.css';

/** What is said when the server has gone on to another build and no longer knows what this page calls. */
export const OUTDATED = 'This page is out of date. Reload it and try again.';

/**
 * Says so beside what was tried, and offers the way on.
 *
 * @param text Other words, where more can be promised.
 * @param onReload Loads the page anew; keeps before what the new one is to begin with.
 */
export function OutdatedNote({ text = OUTDATED, onReload }: { text?: string; onReload: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button was out of use meanwhile, and has lost the focus.
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="note note--human" role="alert">
      <span>{text}</span>
      <button type="button" className="link" ref={button} onClick={onReload}>
        Reload
      </button>
    </p>
  );
}
