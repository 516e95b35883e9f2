/** The first page of a visit: its path and query, and the host of the page that led to it. */
export type FirstVisit = [path: unknown, query: unknown, referrer: unknown];

/** Where it is kept, in the tab's storage. */
export const FIRST_VISIT_KEY = 'first-visit';

/** Notes the first page of a tab, in this tab only. */
export function noteFirstVisit(): void {
  try {
    sessionStorage[FIRST_VISIT_KEY] ??= JSON.stringify([
      location.pathname,
      location.search,
      document.referrer.split('/')[2],
    ] satisfies FirstVisit);
  } catch {
    // Storage is forbidden.
  }
}

/** Reads what the start-up script noted of it; null when it is nothing of the kind. */
export function readVisit(noted: string): FirstVisit | null {
  try {
    const visit: unknown = JSON.parse(noted);
    return Array.isArray(visit) ? (visit as FirstVisit) : null;
  } catch {
    return null;
  }
}

/** The parameters of a campaign; a link may carry any others. */
const campaign = /^utm_(source|medium|campaign|term|content)$/;
/** Longer values are cut here, so that no link can make a request too large to be sent. */
const MOST = 500;

/**
 * What a first page tells about where somebody came from, by the names of the table's columns. It is cleaned where it
 * is saved, and not here: the browser would have to load a schema for it.
 */
export function visitFields([path, query, referrer]: FirstVisit): Record<string, string> {
  const fields = Object.fromEntries(
    [...new URLSearchParams(typeof query === 'string' ? query : '')].filter(([name]) => campaign.test(name)),
  );
  if (typeof referrer === 'string') fields['referrer_host'] = referrer.toLowerCase().replace(/:\d+$/, '');
  if (typeof path === 'string') fields['landing_path'] = path;
  for (const [name, value] of Object.entries(fields)) fields[name] = value.slice(0, MOST);
  return fields;
}
