import type { ReactNode } from 'react';
import { AuthArt } from '@/components/art/page-art';
import './auth.css';

/** Layout of the account pages: what this is about on one side, the card on the other. */
export function AuthPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="container auth">
      <div className="auth__intro">
        <p className="eyebrow">
          <span className="eyebrow__lane" aria-hidden="true" />
          One request at a time
        </p>
        <h1 className="h1">{title}</h1>
        <p className="lead">{lead}</p>
        <div className="auth__art">
          <AuthArt />
        </div>
      </div>
      {children}
    </div>
  );
}
