import type { ReactNode } from 'react';

/** On paper it is a block: grids break badly between pages. */
export function CaseSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      className="grid grid-cols-1 gap-5 print:mbs-[28pt] print:block print:[&>*+*]:mbs-[12pt]"
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="text-h3" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
