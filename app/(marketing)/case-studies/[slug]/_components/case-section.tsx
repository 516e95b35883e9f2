import type { ReactNode } from 'react';

/** A part of a case's story under its heading. On paper it is a block: blocks break well between pages, grids do not. */
export function CaseSection({
  id,
  title,
  beside,
  children,
}: {
  id: string;
  title: string;
  /** What stands at the other end of the heading's line. */
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
