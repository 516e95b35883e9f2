import { requestChartWords as words } from '@/content/words/dashboard';
import { listHref, parseListQuery } from '@/lib/dashboard/list-query';
import type { RecentRequests } from '@/lib/dashboard/recent-requests';
import { bar, FigureLabel, number, thin } from './figure-parts';

const sourceName = (source: string) => source || words.unknownSource;
const sourceHref = (source: string) => listHref(parseListQuery({ source }));

/** Sources, and what is left, most first. */
export function bySource({ sources, others }: RecentRequests) {
  const named: { name: string; requests: number; href?: string }[] = sources.map(({ source, requests }) => ({
    name: sourceName(source),
    requests,
    href: sourceHref(source),
  }));
  return others > 0 ? [...named, { name: words.otherSources, requests: others }] : named;
}

/** Requests by source: a bar each, and the way to its list. */
export function Sources({ recent, className }: { recent: RecentRequests; className: string }) {
  const sources = bySource(recent);
  const most = Math.max(...sources.map(({ requests }) => requests));
  return (
    <div className={`${className} py-5`}>
      <FigureLabel>{words.bySource}</FigureLabel>
      <ul className="mbs-3 grid gap-x-12 gap-y-1.5 wide:grid-cols-2">
        {sources.map(({ name, requests, href }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)_minmax(3rem,auto)] items-center gap-3 text-sm leading-5"
          >
            {href ? (
              <a className="link truncate text-ink-2" href={href}>
                {name}
              </a>
            ) : (
              <span className="truncate text-ink-2">{name}</span>
            )}
            <svg
              className="block-2 inline-full"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path className={`${thin} fill-none stroke-line`} d="M0 4H100" />
              <rect className={bar} width={Math.max(1, (requests / most) * 100)} height="8" />
            </svg>
            <span className="mono text-end text-xs tabular-nums">{number.format(requests)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
