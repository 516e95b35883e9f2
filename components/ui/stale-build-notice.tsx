'use client';

import { useEffect, useRef } from 'react';
import { actions, outdated } from '@/content/messages/layout';
import './controls.css';

/** Shown when the server no longer knows the page's actions after a deployment. */
export function StaleBuildNotice({ onReload }: { onReload: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button was disabled meanwhile and lost the focus.
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="note note--person" role="alert">
      <span>{outdated}</span>{' '}
      <button type="button" className="link" ref={button} onClick={onReload}>
        {actions.reload}
      </button>
    </p>
  );
}
