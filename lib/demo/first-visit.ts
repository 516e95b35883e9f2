/** The first page of a visit: its path and query, and the host of the page that led to it. */
type FirstVisit = [path: unknown, query: unknown, referrer: unknown];

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

export function getFirstVisit(): string {
  try {
    return sessionStorage.getItem(FIRST_VISIT_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Reads the untrusted note by the names of the table's columns. */
export function readFirstVisit(note: string): Record<string, unknown> {
  const [path, query, referrer] = parse(note);
  return {
    ...Object.fromEntries(new URLSearchParams(String(query))),
    referrer_host: typeof referrer === 'string' ? referrer.toLowerCase().replace(/:\d+$/, '') : undefined,
    landing_path: path,
  };
}

function parse(note: string): FirstVisit | [] {
  try {
    const visit: unknown = JSON.parse(note);
    return Array.isArray(visit) ? (visit as FirstVisit) : [];
  } catch {
    return [];
  }
}
