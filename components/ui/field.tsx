import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/** Attributes that tie a control to its label, helper and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

/** The line below has a reserved height, so that an error moves nothing. `hint` follows the error. */
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
    <div className="grid content-start gap-1.5">
      <div className="flex justify-between gap-3 text-sm leading-5 font-semibold">
        <label htmlFor={id}>{label}</label>{' '}
        {count && (
          <span className="label leading-5 text-ink-3 tabular" aria-hidden="true">
            <span key={count.used}>{`${count.used} / ${count.allowed}`}</span>
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': noteId,
        // Set explicitly: Firefox and Safari call an empty required field invalid.
        'aria-invalid': Boolean(error),
      })}
      <p
        className={cx(
          'flex gap-1.5 text-xs leading-5 font-normal min-block-5 [&>svg]:mbs-0.5',
          error ? 'text-danger' : 'text-ink-3',
        )}
        id={noteId}
        aria-live="polite"
      >
        {error && <Icon name="error" size={16} />}
        {/* Elements with a key, because translation tools replace text nodes. */}
        <span>
          <span key={error ?? helper}>{error ?? helper}</span>
          {error && hint && <span key={hint}> {hint}</span>}
        </span>
      </p>
    </div>
  );
}
