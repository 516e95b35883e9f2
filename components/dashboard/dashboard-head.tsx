import { dashboardWords } from '@/content/words/dashboard';
import { SignOutForm } from './sign-out-form';

/**
 * Title of the dashboard and the way out.
 *
 * @param signOut Ends the session; absent while the page loads.
 * @param email Who is signed in.
 */
export function DashboardHead({
  signOut,
  email,
}: {
  signOut?: () => Promise<void>;
  email?: string | undefined;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pbs-[clamp(24px,4vw,48px)] pbe-8">
      <div>
        <h1 className="text-h3">{dashboardWords.title}</h1>
        <p className="mbs-1 text-ui leading-6 text-ink-2">{dashboardWords.lead}</p>
      </div>
      {signOut && <SignOutForm signOut={signOut} email={email} />}
    </div>
  );
}
