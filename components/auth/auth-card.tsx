import type { ReactNode } from 'react';

/** The card that holds an account form. */
export function AuthCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section
      className="grid content-start gap-5 rounded-card border border-line bg-surface-1 p-8 inline-full max-inline-110 wide:col-[8/-1] wide:justify-self-end phone:px-5 phone:py-6"
      aria-labelledby="auth-title"
    >
      <div className="grid gap-1">
        <h2 className="text-h3" id="auth-title">
          {title}
        </h2>
        <p className="text-ui leading-6 text-ink-2">{text}</p>
      </div>
      {children}
    </section>
  );
}
