import type { ReactNode } from 'react';
import { AuthArt } from '@/components/art/page-art';
import { Eyebrow } from '@/components/sections/eyebrow';
import { authPages } from '@/content/words/auth-pages';

/** Layout of the account pages: what this is about on one side, the card on the other. */
export function AuthPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="container grid items-center gap-12 pbs-10 pbe-24 wide:grid-cols-12 wide:gap-6 wide:pbs-14 wide:pbe-30 mid-only:grid-cols-[minmax(0,1fr)_400px] mid-only:items-start mid-only:gap-8">
      <div className="grid content-start gap-4 wide:col-span-6">
        <Eyebrow>{authPages.eyebrow}</Eyebrow>
        <h1 className="text-h1">{title}</h1>
        <p className="lead max-inline-[40ch]">{lead}</p>
        <div className="mbs-6 narrow:hidden">
          <AuthArt />
        </div>
      </div>
      {children}
    </div>
  );
}
