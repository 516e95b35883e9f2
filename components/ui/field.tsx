import type { ReactNode } from 'react';
import { Icon } from './icon';
import './controls.css';

/** What a control must carry so that label, helper and error belong to it. */
export interface ControlProps {
  id: string;
  className: 'field__control';
  'aria-describedby': string;
  'aria-invalid': boolean;
}

/**
 * A form field: label, control and the line beneath it, wired for assistive technology. The line shows the
 * error, else the helper; its height is reserved, so a message moves nothing.
 *
 * @param count Characters used and allowed, shown beside the label.
 * @param hint Helps with the error, behind it.
 * @param children Renders the control with the attributes it must carry.
 */
export function Field({
  id,
  label,
  helper,
  error,
  count,
  hint,
  children,
}: {
  id: string;
  label: string;
  helper?: string | undefined;
  error?: string | undefined;
  count?: { used: number; allowed: number };
  hint?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) {
  const noteId = `${id}-note`;
  return (
    <div className="group/field grid content-start gap-1.5">
      <div className="flex justify-between gap-3 text-sm leading-5 font-semibold">
        <label htmlFor={id}>{label}</label>
        {count && (
          <span className="label leading-5 text-ink-3 tabular-nums" aria-hidden="true">
            <span key={count.used}>{`${count.used} / ${count.allowed}`}</span>
          </span>
        )}
      </div>
      {children({
        id,
        className: 'field__control',
        'aria-describedby': noteId,
        // Said even where it is not: Firefox and Safari call a required field that is still empty invalid.
        'aria-invalid': Boolean(error),
      })}
      <p
        className={`flex gap-1.5 text-xs leading-5 font-normal text-ink-3 min-block-5 group-has-aria-invalid/field:text-danger [&>.glyph]:mbs-0.5 ${helper ? 'sheet:group-not-last/field:pbe-4' : ''}`}
        id={noteId}
        aria-live="polite"
      >
        {error && <Icon name="error" size={16} />}
        {/* Elements with a key: a translated page has put others in the place of the texts. */}
        <span>
          <span key={error ?? helper}>{error ?? helper}</span>
          {error && hint && <span key={hint}> {hint}</span>}
        </span>
      </p>
    </div>
  );
}
