import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/typography/eyebrow';
import { authPages } from '@/content/messages/auth';
import { site } from '@/lib/content/site';

/** Layout of the account pages: the form is beside an introduction, and on a phone below it. */
export function AuthPage({
  words: { title, lead, card },
  exhibit,
  children,
}: {
  words: Record<'title' | 'lead' | 'card', string>;
  exhibit?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="container grid items-start gap-x-12 gap-y-6 pbs-8 pbe-16 mid:items-stretch wide:grid-cols-[minmax(0,27.5rem)_minmax(0,1fr)] wide:gap-x-16 wide:pbs-14 wide:pbe-24 mid-only:grid-cols-[400px_minmax(0,1fr)] mid-only:gap-x-8">
      <div className="flex flex-col gap-4 mid:order-last phone:gap-3">
        <Eyebrow>{authPages.eyebrow}</Eyebrow>
        <h1 className="text-h3">{title}</h1>
        <p className="text-balance text-ink-2 max-inline-[54ch] tablet:text-lg tablet:leading-7">{lead}</p>
        {exhibit && (
          <div className="mbs-4 grid flex-1 content-center rounded-band bg-tint p-7 narrow:hidden">
            {exhibit}
          </div>
        )}
      </div>
      <section
        className="grid content-start gap-5 rounded-card border border-line bg-surface-1 p-8 inline-full wide:gap-6 wide:p-10 phone:px-5 phone:py-6"
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
