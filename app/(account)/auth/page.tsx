import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { AuthPage } from '@/components/auth/auth-page';
import { AuthTabs } from '@/components/auth/auth-tabs';
import { DashboardStill } from './_components/dashboard-still';
import { SendSteps } from './_components/send-steps';
import { Note } from '@/components/ui/note';
import { authPages } from '@/content/messages/auth';
import { getSafeNext } from '@/lib/auth/get-safe-next';
import { restoreAuthForm } from '@/lib/auth/read-form';
import { readVisitor } from '@/lib/auth/session';
import { readOutdatedForm } from '@/lib/security/outdated-form';
import { site } from '@/content/site';
import * as routes from '@/lib/routes';

const messages = authPages.signIn;

export const metadata: Metadata = messages.meta;

type Query = Record<'next' | 'tab' | 'notice', string | undefined>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const { next, tab, notice } = await searchParams;
  const target = getSafeNext(next);
  const visitor = await readVisitor();
  const sent = await headers();
  // Without this check, this page and the dashboard would redirect to each other after a session ended.
  const hasEnded = notice === 'session-ended';
  // A posted form is answered here: its account may lack a password.
  const isPosted = sent.has('content-type');
  // The demo form names the page on which it is open.
  const isFromForm = next !== undefined && !target.startsWith(routes.dashboard);
  if (visitor.state === 'signed-in' && !hasEnded && !isPosted) redirect(target);

  const title = messages.title(site.name);
  const current = tab === 'sign-up' ? 'sign-up' : 'sign-in';
  return (
    <AuthPage
      {...(isFromForm
        ? {
            head: (
              <p className="flex flex-wrap justify-between gap-x-4 label text-ink-3">
                <span>{title}</span> <span>{messages.send.step}</span>
              </p>
            ),
            title: messages.send.titles[current],
            lead: messages.send.lead,
            aside: <SendSteps />,
          }
        : { title, lead: messages.lead, note: messages.note, aside: <DashboardStill /> })}
    >
      {hasEnded && (
        <Note icon="info" role="status">
          {messages.sessionEnded}
        </Note>
      )}
      <AuthTabs
        current={current}
        next={next && target}
        codeAt={isFromForm ? target : undefined}
        initial={restoreAuthForm(readOutdatedForm(sent))}
      />
    </AuthPage>
  );
}
