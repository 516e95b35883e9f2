import type { ReactNode } from 'react';
import { Glyph } from './glyph';
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
 * @param hasBeside Whether scripts may put something beside the label.
 * @param children Renders the control with the attributes it must carry.
 */
export function Field({
  id,
  label,
  helper,
  error,
  count,
  hasBeside,
  children,
}: {
  id: string;
  label: string;
  helper?: string | undefined;
  error?: string | undefined;
  count?: { used: number; allowed: number };
  hasBeside?: boolean;
  children: (control: ControlProps) => ReactNode;
}) {
  const noteId = `${id}-note`;
  return (
    <div className="group/field grid content-start gap-1.5">
      <div className="flex justify-between gap-3 text-sm leading-5 font-strong">
        <label htmlFor={id}>{label}</label>
        {hasBeside && (
          <span data-beside suppressHydrationWarning>
            {''}
          </span>
        )}
        {count && (
          <span
            className="label leading-5 text-ink-3 tabular-nums"
            data-count
            aria-hidden="true"
            suppressHydrationWarning
          >
            {`${count.used} / ${count.allowed}`}
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
      {/* A form that is checked before the framework is there has its own word in it, which stays. */}
      <p
        className={`flex gap-1.5 text-xs leading-5 font-book text-ink-3 min-block-5 group-has-aria-invalid/field:text-danger [&>.glyph]:mbs-0.5 ${helper ? 'sheet:group-not-last/field:pbe-4' : ''}`}
        id={noteId}
        aria-live="polite"
        suppressHydrationWarning
      >
        {error ? (
          <>
            <Glyph name="error" size={16} />
            {error}
          </>
        ) : (
          (helper ?? '')
        )}
      </p>
    </div>
  );
}
