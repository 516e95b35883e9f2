import type { ReactNode } from 'react';
import { AuthArt } from '@/components/illustrations/page-illustrations';
import { Eyebrow } from '@/components/typography/eyebrow';
import { authPages } from '@/content/messages/auth';
import { site } from '@/lib/content/site';

/** Layout of the account pages: an introduction beside the form. */
export function AuthPage({
  words: { title, lead, card },
  children,
}: {
  words: Record<'title' | 'lead' | 'card', string>;
  children: ReactNode;
}) {
  return (
    <div className="container grid items-start gap-12 pbs-10 pbe-24 wide:grid-cols-12 wide:gap-6 wide:pbs-14 wide:pbe-30 mid-only:grid-cols-[minmax(0,1fr)_400px] mid-only:gap-8">
      <div className="grid content-start gap-4 wide:col-span-6">
        <Eyebrow>{authPages.eyebrow}</Eyebrow>
        <h1 className="text-h1">{title}</h1>
        <p className="lead max-inline-[40ch]">{lead}</p>
        <div className="mbs-6 narrow:hidden">
          <AuthArt />
        </div>
      </div>
      <section
        className="grid content-start gap-5 rounded-card border border-line bg-surface-1 p-8 inline-full max-inline-110 wide:col-[8/-1] wide:justify-self-end phone:px-5 phone:py-6"
        aria-labelledby="auth-title"
      >
        <div className="grid gap-1">
          <h2 className="text-h3" id="auth-title">
            {authPages.card(site.name)}
          </h2>
          <p className="text-md leading-6 text-ink-2">{card}</p>
        </div>
        {children}
      </section>
    </div>
  );
}
