'use client';

import { useActionState, useRef, useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { sendDemoForm } from '@/lib/demo/actions';
import { DEMO_DIALOG, DEMO_FORM_PAGE } from '@/lib/demo/demo-dialog-id';
import { DemoForm } from './demo-form';
import { OutcomeNote } from './demo-notes';
import { useDemoDialog } from './use-demo-dialog';
import './dialog.css';

/**
 * The dialog in which a visitor asks for a demo, on every page. The browser opens it, takes what is typed and posts it,
 * all before any script. Two scripts make the same elements better, each in its own time: live-form.ts checks as
 * somebody types, and the framework sends without leaving the page. Closing keeps what was typed.
 */
export function DemoDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [posted, post] = useActionState(sendDemoForm, null, DEMO_FORM_PAGE);
  const [seen, setSeen] = useState(false);
  const done = posted?.status === 'sent' || posted?.status === 'saved' ? posted : null;
  const over = seen ? null : done;
  useDemoDialog(dialog, { isSent: done !== null, onClosed: () => setSeen(true) });

  return (
    <dialog
      ref={dialog}
      id={DEMO_DIALOG}
      className="dialog"
      aria-labelledby="demo-title"
      aria-describedby="demo-promise"
      closedby="any"
      open={posted !== null}
    >
      <div className="dialog__head">
        <h2 className="dialog__title" id="demo-title">
          Request a Demo
        </h2>
        <button
          className="icon-btn"
          type="button"
          aria-label="Close"
          commandfor={DEMO_DIALOG}
          command="close"
        >
          <Glyph name="close" />
        </button>
        <p className="dialog__promise" id="demo-promise">
          Four fields, about a minute. We reply by email.
        </p>
      </div>
      {over && (
        <div className="dialog__body">
          <OutcomeNote outcome={over} />
        </div>
      )}
      {/* Always the same elements: who follows them has taken hold of them once. */}
      <DemoForm
        dialog={dialog}
        hidden={over !== null}
        posted={done ? null : posted}
        noted={!seen}
        post={post}
      />
    </dialog>
  );
}
