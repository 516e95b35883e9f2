/**
 * Which file or function a request ends at, by the routes of a deployment (`config.json` of Vercel's Build Output API,
 * vercel.com/docs/build-output-api/configuration). There is no published resolver of them: the platform's own is closed,
 * that of `vercel dev` takes no built output, and Cloudflare's (next-on-pages) is given up.
 *
 * What a route does is taken from that page and from its two open readers, `devRouter` of the command line and
 * `RoutesMatcher` of next-on-pages. Left out is what no route of this site has: locales, wildcards, other hosts.
 */

interface Condition {
  type: 'header' | 'cookie' | 'query' | 'host';
  key?: string;
  /** A pattern; without one the thing has to be there. */
  value?: string;
}

/** A rule, or the beginning of a phase. */
export interface Route {
  handle?: Phase;
  src?: string;
  dest?: string;
  headers?: Record<string, string>;
  methods?: string[];
  status?: number;
  has?: Condition[];
  missing?: Condition[];
  /** Goes on behind this rule. */
  continue?: boolean;
  /** Counts only if something is there under the new path. */
  check?: boolean;
  caseSensitive?: boolean;
  /** Its headers come before those of the answer itself. */
  important?: boolean;
  middlewarePath?: string;
}

type Phase = 'start' | 'filesystem' | 'rewrite' | 'resource' | 'miss' | 'hit' | 'error';

/** In the order of the platform, which is not that of the file. */
const PHASES: Phase[] = ['start', 'filesystem', 'rewrite', 'resource', 'miss'];

export interface Asked {
  /** With its query, as the browser writes it. */
  path: string;
  method?: string;
  /** Names in small letters. */
  headers?: Record<string, string>;
}

export interface Resolved {
  /** Path of the file or function; null for a redirect, or when not even an error page is there. */
  path: string | null;
  /** What the rules say; without one the answer has its own. */
  status: number | undefined;
  /** Of the rules. Those of the answer itself come before them. */
  headers: Record<string, string>;
  /** Of the rules, before everything. */
  important: Record<string, string>;
  /** Path for the function, with its query. */
  url: string;
  /** The middleware that the request passes on its way. */
  middleware: string[];
}

export interface Deployment {
  routes: readonly Route[];
  /** Whether there is a file or function under a path. */
  has: (path: string) => boolean;
  /** How rules without `caseSensitive` are read. */
  caseSensitive: boolean;
}

type Captures = Record<string, string | undefined>;

const whole = (pattern: string, flags: string) =>
  new RegExp((pattern.startsWith('^') ? '' : '^') + pattern + (pattern.endsWith('$') ? '' : '$'), flags);

const replaced = (text: string, captures: Captures) =>
  text.replaceAll(/\$(\w+)/g, (_, name: string) => captures[name] ?? '');

/** Numbered and named groups of a match. */
const capturesOf = (match: RegExpExecArray): Captures => ({
  ...Object.fromEntries(match.entries()),
  ...match.groups,
});

function valueOf({ type, key = '' }: Condition, { path, headers = {} }: Asked): string | undefined {
  if (type === 'header') return headers[key.toLowerCase()];
  if (type === 'host') return headers['host'];
  if (type === 'query') return new URL(path, 'http://site').searchParams.get(key) ?? undefined;
  const pairs = (headers['cookie'] ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([name]) => name === key)?.[1];
}

/** The groups of a condition that holds; otherwise null. */
function holds(condition: Condition, asked: Asked): Captures | null {
  const value = valueOf(condition, asked);
  if (value === undefined) return null;
  if (condition.value === undefined) return {};
  const match = whole(condition.value, '').exec(value);
  return match && capturesOf(match);
}

/** What a rule finds in a request; null when it is not meant. */
function match(route: Route, path: string, asked: Asked, caseSensitive: boolean): Captures | null {
  if (route.src === undefined) return null;
  const found = whole(route.src, (route.caseSensitive ?? caseSensitive) ? '' : 'i').exec(path);
  if (!found || (route.methods && !route.methods.includes(asked.method ?? 'GET'))) return null;
  if (route.missing?.some((condition) => holds(condition, asked))) return null;
  const conditions = (route.has ?? []).map((condition) => holds(condition, asked));
  if (conditions.includes(null)) return null;
  return Object.assign(capturesOf(found), ...conditions) as Captures;
}

/** The rules of each phase, in their order. */
function byPhase(routes: readonly Route[]): Map<Phase, Route[]> {
  const phases = new Map<Phase, Route[]>();
  let phase: Phase = 'start';
  for (const route of routes) {
    if (route.handle) phase = route.handle;
    else phases.set(phase, [...(phases.get(phase) ?? []), route]);
  }
  return phases;
}

const small = (headers: Record<string, string>, captures: Captures) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), replaced(value, captures)]),
  );

/** Finds what answers a request. */
export function resolve({ routes, has, caseSensitive }: Deployment, asked: Asked): Resolved {
  const phases = byPhase(routes);
  const [first = '/', query = ''] = asked.path.split('?');
  const state: Resolved = {
    path: first,
    status: undefined,
    headers: {},
    important: {},
    url: asked.path,
    middleware: [],
  };
  let path = first;
  const search = new URLSearchParams(query);

  /** Goes through a phase. Says whether a rule has found something that is there. */
  const run = (phase: Phase): boolean => {
    for (const route of phases.get(phase) ?? []) {
      const captures = match(route, path, asked, caseSensitive);
      if (!captures || (phase === 'error' && route.status !== state.status)) continue;
      if (route.middlewarePath && !state.middleware.includes(route.middlewarePath))
        state.middleware.push(route.middlewarePath);
      Object.assign(route.important ? state.important : state.headers, small(route.headers ?? {}, captures));
      if (route.dest !== undefined) {
        const [to = '/', more = ''] = replaced(route.dest, captures).split('?');
        path = to.startsWith('/') ? to : `/${to}`;
        for (const [name, value] of new URLSearchParams(more)) search.set(name, value);
      }
      if (route.check) {
        if (!has(path)) continue;
        // What was given up before is found after all.
        state.status = route.status;
        return true;
      }
      if (route.status !== undefined) state.status = route.status;
      if (!route.continue) return false;
    }
    return false;
  };
  const end = (to: string | null): Resolved => {
    const rest = search.toString();
    return { ...state, path: to, url: rest ? `${path}?${rest}` : path };
  };
  const isRedirect = () =>
    'location' in state.headers && (state.status ?? 0) >= 300 && (state.status ?? 0) < 400;

  const found = PHASES.some((phase) => run(phase) || isRedirect() || has(path));
  if (isRedirect()) return end(null);
  if (!found) {
    state.status = (state.status ?? 0) >= 400 ? state.status : 404;
    run('error');
  }
  const to = has(path) ? path : null;
  run('hit');
  return end(to);
}
