import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Glyph } from '@/components/ui/glyph';
import { LIMITS } from '@/lib/demo/schema';
import { DEMO_SHELL } from '@/lib/demo/demo-shell-id';
import { demoFields, PURPOSE_ROWS } from './field-attributes';
import './dialog.css';
import '@/components/ui/controls.css';

/**
 * The demo dialog as plain HTML: it opens at the first press, before any script, and takes what is typed. Once the
 * live dialog is loaded that takes its place, with the words and the caret where they were.
 */
export function DemoShell() {
  const { purpose, ...lines } = demoFields;
  return (
    <dialog id={DEMO_SHELL} className="dialog" aria-labelledby="demo-shell-title" closedby="any">
      <div className="dialog__head">
        <h2 className="dialog__title" id="demo-shell-title">
          Request a Demo
        </h2>
        <button className="icon-btn" type="button" aria-label="Close" commandfor={DEMO_SHELL} command="close">
          <Glyph name="close" />
        </button>
        <p className="dialog__promise">Four fields, about a minute. We reply by email.</p>
      </div>
      <form className="dialog__form" noValidate>
        <div className="dialog__body">
          {Object.entries(lines).map(([name, { attributes, ...field }]) => (
            <Field key={name} id={`demo-shell-${name}`} {...field}>
              {(wiring) => (
                // The dialog begins there, not at its closing button. Nothing is checked yet, and so nothing invalid.
                <input
                  {...wiring}
                  aria-invalid={undefined}
                  name={name}
                  aria-required
                  autoFocus={name === 'name'}
                  {...attributes}
                />
              )}
            </Field>
          ))}
          <Field
            id="demo-shell-purpose"
            label={purpose.label}
            helper={purpose.helper}
            count={{ used: 0, allowed: LIMITS.purpose }}
          >
            {(wiring) => (
              <textarea
                {...wiring}
                aria-invalid={undefined}
                name="purpose"
                aria-required
                rows={PURPOSE_ROWS}
                {...purpose.attributes}
              />
            )}
          </Field>
        </div>
        <div className="dialog__foot">
          <p className="note note--human" role="alert" hidden>
            The form could not be loaded. Check your connection and try again.
          </p>
          <p className="note note--human dialog__signed-out">
            <span>You need to be signed in to send this. Your answers stay in this tab.</span>
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a new document ends this dialog */}
            <a className="link" href="/auth">
              Sign in
            </a>
          </p>
          <p className="dialog__status">Complete all four fields.</p>
          <Button type="submit" full disabled>
            Request Demo
          </Button>
          <p className="dialog__privacy">
            We use this to answer you, as our{' '}
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a new document ends this dialog */}
            <a className="link" href="/privacy">
              Privacy Policy
            </a>{' '}
            describes.
          </p>
        </div>
      </form>
    </dialog>
  );
}
