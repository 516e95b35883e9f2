import { Link } from '@/components/ui/link';
import { teamWords as words } from '@/content/words/dashboard';
import * as routes from '@/lib/routes';

/** Title of the team page, and the way back to the requests. */
export function TeamHeader() {
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
