import { dashboardWords } from '@/content/words/dashboard';
import { teamPageWords } from '@/content/words/dashboard-team';
import { Link } from '@/components/ui/link';
import * as routes from '@/lib/routes';
import { SignOutForm } from './sign-out-form';

/**
 * Title of the dashboard and the way out.
 *
 * @param signOut Ends the session; absent while the page loads.
 */
export function DashboardHead({
  signOut,
  email,
  isMember = false,
}: {
  signOut?: () => Promise<void>;
  email?: string | undefined;
  isMember?: boolean | undefined;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pbs-[clamp(24px,4vw,48px)] pbe-8">
      <div>
        <h1 className="text-h3">{dashboardWords.title}</h1>
        <p className="mbs-1 text-ui leading-6 text-ink-2">{dashboardWords.lead}</p>
        {isMember && (
          <p className="mbs-2 text-sm leading-5">
            <Link className="link" href={routes.teamAndData} prefetch={false}>
              {teamPageWords.open}
            </Link>
          </p>
        )}
      </div>
      {signOut && <SignOutForm signOut={signOut} email={email} />}
    </div>
  );
}
