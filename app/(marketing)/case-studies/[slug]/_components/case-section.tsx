import type { ReactNode } from 'react';

/** On paper it is a block: grids break badly between pages. */
export function CaseSection({
  id,
  title,
  beside,
  children,
}: {
  id: string;
  title: string;
  /** Content at the end of the heading's line. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  const heading = (
    <h2 className="text-h3" id={`${id}-title`}>
      {title}
    </h2>
  );
  return (
    <section
      className="grid grid-cols-1 gap-5 print:mbs-[28pt] print:block print:[&>*+*]:mbs-[12pt]"
      id={id}
      aria-labelledby={`${id}-title`}
    >
      {beside ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {heading}
          {beside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
