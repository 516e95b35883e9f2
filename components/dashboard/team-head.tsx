import { Link } from '@/components/ui/link';
import { teamPageWords as words } from '@/content/words/dashboard-team';
import * as routes from '@/lib/routes';

/** Title of the page of the team, and the way back to the requests. */
export function TeamHead() {
  return (
    <div className="pbs-[clamp(24px,4vw,48px)] pbe-8">
      <h1 className="text-h3">{words.title}</h1>
      <p className="mbs-1 text-ui leading-6 text-ink-2">{words.lead}</p>
      <p className="mbs-2 text-sm leading-5">
        <Link className="link" href={routes.dashboard} prefetch={false}>
          {words.back}
        </Link>
      </p>
    </div>
  );
}
