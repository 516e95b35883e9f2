import * as routes from '@/lib/routes';
import { normalizeText } from '@/lib/input-rules';
import { type Status, STATUSES } from './request-state';

export const EXPORT_PATH = `${routes.dashboard}/export`;

export const PAGE_SIZE = 25;

/** Characters of a search; a longer one is cut. */
export const SEARCH_LIMIT = 200;

/** A page of the list, and the filters of its requests. */
export interface ListQuery {
  search: string;
  /** First and last calendar day, as the reader counts days. */
  from?: string | undefined;
  to?: string | undefined;
  status?: Status | undefined;
  /** Empty for requests without a known source. */
  source?: string | undefined;
  page: number;
}

const getText = (value: unknown) => (typeof value === 'string' ? value : '');

function parseSearch(value: unknown): string {
  const term = normalizeText(getText(value)).replace(/\s+/g, ' ').trim();
  const characters = Array.from(new Intl.Segmenter().segment(term), ({ segment }) => segment);
  return characters.slice(0, SEARCH_LIMIT).join('');
}

function parseDay(value: unknown): string | undefined {
  const day = /^20\d\d-\d\d-\d\d$/.exec(getText(value))?.[0];
  const moment = new Date(`${day}T00:00:00Z`);
  // `Date` makes March 2 of February 30.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day ? day : undefined;
}

/** The select of sources needs a value for "unknown" that is not its value for "all". */
export const UNKNOWN_SOURCE = '-';

function parseSource(value: unknown): string | undefined {
  const source = parseSearch(value);
  return source === UNKNOWN_SOURCE ? '' : source || undefined;
}

/** Parses the untrusted search parameters of the list, and leaves out nonsense. */
export function parseListQuery(parameters: Record<string, unknown>): ListQuery {
  const page = Number(/^\d{1,6}$/.exec(getText(parameters['page']))?.[0] ?? 1);
  return {
    search: parseSearch(parameters['q']),
    from: parseDay(parameters['from']),
    to: parseDay(parameters['to']),
    status: STATUSES.find((status) => status === parameters['status']),
    source: parseSource(parameters['source']),
    page: Math.max(1, page),
  };
}

export const parseRequestId = (value: unknown): string | undefined =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.exec(getText(value))?.[0];

/** Returns the search parameters of a query, without defaults. */
export function getListParameters({ search, from, to, status, source, page }: ListQuery) {
  const parameters = {
    q: search,
    from,
    to,
    status,
    source: source === '' ? UNKNOWN_SOURCE : source,
    page: page > 1 ? String(page) : undefined,
  };
  return new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Returns the address of the list with changes, of the first page unless they name another. */
export function getListHref(
  query: ListQuery,
  changes: Partial<ListQuery> = {},
  path: string = routes.dashboard,
): string {
  const parameters = getListParameters({ ...query, page: 1, ...changes });
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

export function getRequestHref(query: ListQuery, id: string): string {
  const parameters = getListParameters(query);
  parameters.set('request', id);
  return `${routes.dashboard}?${parameters}`;
}

export const isFiltered = ({ search, from, to, status, source }: ListQuery) =>
  Boolean(search || from || to || status || source !== undefined);

export const isReversed = ({ from, to }: Pick<ListQuery, 'from' | 'to'>) => Boolean(from && to && from > to);
