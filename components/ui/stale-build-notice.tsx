'use client';

import { useEffect, useRef } from 'react';
import { actions, outdated } from '@/content/messages/layout';
import { Note, type NoteProps } from './note';

/** Shown when the server no longer knows the page's actions after a deployment. */
export function StaleBuildNotice({ size, onReload }: Pick<NoteProps, 'size'> & { onReload: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button was disabled meanwhile and lost the focus.
  useEffect(() => button.current?.focus(), []);
  return (
    <Note size={size} role="alert">
      <span>{outdated}</span>{' '}
      <button type="button" className="ms-auto link whitespace-nowrap" ref={button} onClick={onReload}>
        {actions.reload}
      </button>
    </Note>
  );
}
