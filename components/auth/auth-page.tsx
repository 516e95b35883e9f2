import type { ReactNode } from 'react';

/** Layout of the account pages: a card with the form, beside a drawing if there is one. */
export function AuthPage({
  title,
  lead,
  note,
  exhibit,
  children,
}: {
  title: string;
  lead: string;
  /** Ends the card. */
  note?: string;
  exhibit?: { title: string; drawing: ReactNode };
  children: ReactNode;
}) {
  return (
    <div className="container grid gap-8 pbs-8 pbe-16 wide:grid-cols-[minmax(0,27.5rem)_minmax(0,1fr)] wide:pbs-14 wide:pbe-24 desk:gap-12 narrow:max-inline-160">
      <section
        className={`grid content-start gap-5 rounded-card border border-line bg-surface-1 p-8 wide:gap-6 wide:p-10 phone:px-5 phone:py-6 ${exhibit ? '' : 'wide:col-span-full wide:mx-auto wide:inline-110'}`}
        aria-labelledby="auth-title"
      >
        <div className="grid gap-1">
          <h1 className="text-h3" id="auth-title">
            {title}
          </h1>
          <p className="text-md leading-6 text-ink-2">{lead}</p>
        </div>
        {children}
        {note && <p className="mbs-auto border-bs border-line pbs-5 text-help text-pretty">{note}</p>}
      </section>
      {exhibit && (
        <div className="grid content-center gap-6 rounded-band bg-tint p-5 tablet:p-8 wide:px-12">
          <h2 className="text-h3 text-balance">{exhibit.title}</h2>
          {exhibit.drawing}
        </div>
      )}
    </div>
  );
}
