import type { ReactNode } from 'react';
import './auth.css';

/** The card that holds an account form. */
export function AuthCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="auth-card" aria-labelledby="auth-title">
      <div className="auth-card__head">
        <h2 className="auth-card__title" id="auth-title">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
