'use client';

import { useEffect, useRef } from 'react';
import { actions } from '@/content/messages/layout';
import { outdated } from '@/content/messages/layout';
import './controls.css';

/**
 * Says, beside what was tried, that the server no longer knows what this page calls, and offers the way on.
 *
 * @param onReload Loads the page anew; keeps before what the new one is to begin with.
 */
export function StaleBuildNotice({ onReload }: { onReload: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button was out of use meanwhile, and has lost the focus.
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="note note--person" role="alert">
      <span>{outdated}</span>
      <button type="button" className="link" ref={button} onClick={onReload}>
        {actions.reload}
      </button>
    </p>
  );
}
