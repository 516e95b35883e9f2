import { type ReactNode, useId } from 'react';

/** Rows under a heading, or that there are none. */
export function TitledList({
  title,
  empty,
  children,
}: {
  title: string;
  empty?: string;
  children: ReactNode[];
}) {
  const id = useId();
  return (
    <>
      <h3 className="mbs-6 mbe-2 text-sm leading-5 font-strong" id={id}>
        {title}
      </h3>
      {children.length > 0 ? (
        <ul
          className="divide-y divide-line rounded-card border border-line bg-surface-1"
          aria-labelledby={id}
        >
          {children}
        </ul>
      ) : (
        <p className="text-sm leading-5 text-ink-2">{empty}</p>
      )}
    </>
  );
}
