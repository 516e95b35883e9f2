'use client';

import { useEffect } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { demoWaiting } from '@/content/words/demo-waiting';
import { resumeDraft, storedDraft } from '@/lib/demo/resuming';
import '@/components/ui/controls.css';

/**
 * Says to whoever chooses a password after a mailed link that a demo request is not sent by it, and where it waits. In the
 * browser that has it the form opens afterwards.
 */
export function WaitingNote() {
  const isHere = useInBrowser(() => storedDraft() !== null, false);
  useEffect(resumeDraft, []);
  return (
    <p className="note">
      <Glyph name="info" size={20} />
      {isHere ? demoWaiting.here : demoWaiting.otherBrowser}
    </p>
  );
}
