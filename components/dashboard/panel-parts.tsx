import type { ReactNode } from 'react';

/** A part of a request's panel under its heading. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-sm leading-5 font-strong">{title}</h3>
      {children}
    </div>
  );
}

/** Words as they were written. */
export function PanelText({ children }: { children: ReactNode }) {
  return <p className="mbs-1 text-ui leading-6 wrap-anywhere whitespace-pre-line text-ink-2">{children}</p>;
}

/** Names and values, one below the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[5rem_minmax(0,1fr)] text-sm leading-5.5">{children}</dl>;
}

/**
 * A name and its value.
 *
 * @param action What can be done with the value, at its end.
 */
export function Fact({ name, children, action }: { name: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="contents *:border-be *:border-line *:py-2.25 *:wrap-anywhere">
      <dt className="text-ink-3">{name}</dt>
      <dd className={action ? 'flex items-center justify-between' : undefined}>
        {children}
        {action}
      </dd>
    </div>
  );
}
