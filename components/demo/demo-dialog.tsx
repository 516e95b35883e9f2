import { Glyph } from '@/components/ui/glyph';
import { DEMO_DIALOG } from '@/lib/demo/demo-dialog-id';
import { DemoDialogFrame } from './demo-dialog-frame';
import { DemoFormBody } from './demo-form-body';
import './dialog.css';

/**
 * The dialog in which a visitor asks for a demo, on every page. The browser opens it, takes what is typed and posts it,
 * all before any script. Two scripts make the same elements better, each in its own time: live-form.ts checks as
 * somebody types, and the framework sends without leaving the page. Closing keeps what was typed.
 */
export function DemoDialog() {
  return (
    <DemoDialogFrame
      id={DEMO_DIALOG}
      className="dialog"
      aria-labelledby="demo-title"
      aria-describedby="demo-promise"
      closedby="any"
      head={
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
      }
    >
      <DemoFormBody />
    </DemoDialogFrame>
  );
}
