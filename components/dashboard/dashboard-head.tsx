import { SignOutForm } from './sign-out-form';
import './dashboard.css';

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
    <div className="page-head">
      <div>
        <h1 className="page-head__title">Demo Request Dashboard</h1>
        <p className="page-head__text">Open a name to read the whole request.</p>
      </div>
      {signOut && <SignOutForm signOut={signOut} email={email} />}
    </div>
  );
}
