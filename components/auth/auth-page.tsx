import type { ReactNode } from 'react';

/** Layout of the account pages: a card with a form, beside what an account opens. */
export function AuthPage({
  head,
  title,
  lead,
  note,
  aside,
  children,
}: {
  /** Begins the card. */
  head?: ReactNode;
  title: string;
  lead: string;
  /** Ends the card. */
  note?: string | undefined;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      className="site-container grid grid-cols-[minmax(0,27.5rem)] justify-center gap-6 pbs-7 pbe-16 @xl:grid-cols-[27.5rem_minmax(0,1fr)] @xl:pbe-24"
      data-short-footer
    >
      <section
        className="grid content-start gap-5 rounded-band border border-line bg-surface-1 p-8 @max-md:px-5 @max-md:py-6 @xl:gap-6 @xl:p-10"
        aria-labelledby="auth-title"
      >
        {head}
        <div className="grid gap-1">
          <h1 className="text-h3" id="auth-title">
            {title}
          </h1>
          <p className="text-base leading-6 text-ink-2">{lead}</p>
        </div>
        {children}
        {note && <p className="border-bs border-line pbs-5 text-help text-balance">{note}</p>}
      </section>
      {aside}
    </div>
  );
}
