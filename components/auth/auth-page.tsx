import type { ReactNode } from 'react';

/** Layout of the account pages: a card with a form. */
export function AuthPage({
  title,
  lead,
  note,
  children,
}: {
  title: string;
  lead: string;
  /** Ends the card. */
  note?: string;
  children: ReactNode;
}) {
  return (
    <div className="container pbs-8 pbe-16 wide:pbs-14 wide:pbe-24">
      <section
        className="mx-auto grid gap-5 rounded-card border border-line bg-surface-1 p-8 shadow-card max-inline-110 wide:gap-6 wide:p-10 phone:px-5 phone:py-6"
        aria-labelledby="auth-title"
      >
        <div className="grid gap-1">
          <h1 className="text-h3" id="auth-title">
            {title}
          </h1>
          <p className="text-md leading-6 text-ink-2">{lead}</p>
        </div>
        {children}
        {note && <p className="border-bs border-line pbs-5 text-help text-pretty">{note}</p>}
      </section>
    </div>
  );
}
