import * as routes from '@/lib/routes';
import { isTimeZone } from './calendar-day';
import { type Status, STATUSES } from './request-state';
import { rowId } from './row-id';

/** Where the list is. */
export const EXPORT_PATH = `${routes.dashboard}/export`;

/** What the list can be sorted by. */
export const SORTS = ['name', 'email', 'phone', 'purpose', 'created_at'] as const;
export type Sort = (typeof SORTS)[number];

/** How many rows a page can have. */
export const PAGE_SIZES = [25, 50, 100] as const;
type PageSize = (typeof PAGE_SIZES)[number];

/** Longer terms are cut; nobody types them. */
export const SEARCH_LIMIT = 200;

/** What of the list is asked for. */
export interface ListQuery {
  search: string;
  /** First and last calendar day, as the zone counts days. */
  from?: string | undefined;
  to?: string | undefined;
  zone: string;
  status?: Status | undefined;
  /** What counts as where it came from; empty where that is not known. */
  source?: string | undefined;
  /** An address, or an @ and a domain. */
  sender?: string | undefined;
  sort: Sort;
  descending: boolean;
  size: PageSize;
  /** Cursor of the pagination: the id of the row beside the page. */
  after?: string | undefined;
  before?: string | undefined;
}

// By hand and not by the schema library: the browser reads addresses too, and each part of the library that it uses
// weighs on the demo form, which shares it.
const text = (value: unknown) => (typeof value === 'string' ? value : '');

function searchIn(value: unknown): string {
  const term = text(value)
    .normalize('NFC')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return term.slice(0, SEARCH_LIMIT).toWellFormed();
}

const sourceIn = (value: unknown) => (typeof value === 'string' ? searchIn(value) : undefined);

function senderIn(value: unknown): string | undefined {
  const sender = text(value);
  return sender.length <= 254 && /^[\w'+.-]*@[a-z\d.-]+$/.test(sender) ? sender : undefined;
}

function dayIn(value: unknown): string | undefined {
  const day = /^20\d\d-\d\d-\d\d$/.exec(text(value))?.[0];
  const moment = new Date(`${day}T00:00:00Z`);
  // February has no thirtieth.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day ? day : undefined;
}

function zoneIn(value: unknown): string {
  const zone = text(value);
  return zone.length <= 64 && isTimeZone(zone) ? zone : 'UTC';
}

/**
 * Reads what of the list an address asks for. Whatever makes no sense is as if it were not there.
 *
 * @param address Its search parameters; untrusted.
 */
export function parseListQuery(address: Record<string, unknown>): ListQuery {
  const order = text(address['sort']);
  const sort = SORTS.find((name) => name === order.replace(/^-/, ''));
  const after = rowId(address['after']);
  const before = rowId(address['before']);
  return {
    search: searchIn(address['q']),
    from: dayIn(address['from']),
    to: dayIn(address['to']),
    zone: zoneIn(address['zone']),
    status: STATUSES.find((status) => status === address['status']),
    source: sourceIn(address['source']),
    sender: senderIn(address['sender']),
    sort: sort ?? 'created_at',
    descending: sort ? order.startsWith('-') : true,
    size: PAGE_SIZES.find((size) => String(size) === address['size']) ?? PAGE_SIZES[0],
    ...(before ? { before } : { after }),
  };
}

/** An order as the address names it: a minus in front turns it around. */
export const orderName = ({ sort, descending }: Pick<ListQuery, 'sort' | 'descending'>) =>
  (descending ? '-' : '') + sort;

/** The search parameters that ask for this, the usual left out. */
export function listParameters(query: ListQuery): URLSearchParams {
  const { search, from, to, zone, status, source, sender, sort, descending, size, after, before } = query;
  const parameters = {
    q: search,
    from,
    to,
    zone: (from || to) && zone !== 'UTC' ? zone : undefined,
    status,
    source,
    sender,
    sort: sort === 'created_at' && descending ? undefined : orderName(query),
    size: size === PAGE_SIZES[0] ? undefined : String(size),
    after,
    before,
  };
  return new URLSearchParams(
    Object.entries(parameters).filter(
      // An empty source is one.
      (entry): entry is [string, string] => !!entry[1] || (entry[0] === 'source' && entry[1] === ''),
    ),
  );
}

/**
 * The address of the list with something changed. Unless the change names a row, it leads to the first page.
 *
 * @param query What is asked for now.
 * @param changes What of it becomes something else.
 * @param path Of the list or its export.
 */
export function listHref(
  query: ListQuery,
  changes: Partial<ListQuery> = {},
  path: string = routes.dashboard,
): string {
  const parameters = listParameters({ ...query, after: undefined, before: undefined, ...changes });
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** The address of the page of the list that is shown, with a request open. */
export function requestHref(query: ListQuery, id: string): string {
  const parameters = listParameters(query);
  parameters.set('request', id);
  return `${routes.dashboard}?${parameters}`;
}

/** The address of the list in the order of a column: from A or from the newest, the other way around if it is already. */
export function sortHref(query: ListQuery, sort: Sort): string {
  return listHref(query, {
    sort,
    descending: sort === query.sort ? !query.descending : sort === 'created_at',
  });
}

/**
 * What is asked for by a link or a form of a page that is being left: what they would change of that page is changed of what
 * is on its way, so that of two filters pressed one after the other both hold on a slow line.
 *
 * @param shown What the page shows, whose link or form it is.
 * @param awaited What was asked for since.
 * @param pressed What the link or the form asks for.
 */
export function onTopOf(shown: ListQuery, awaited: ListQuery, pressed: ListQuery): ListQuery {
  const { search, from, to, zone, status, source, sender, sort, descending, size } = pressed;
  return {
    ...awaited,
    after: undefined,
    before: undefined,
    ...(search !== shown.search && { search }),
    ...((from !== shown.from || to !== shown.to) && { from, to, zone }),
    ...(status !== shown.status && { status }),
    ...(source !== shown.source && { source }),
    ...(sender !== shown.sender && { sender }),
    ...((sort !== shown.sort || descending !== shown.descending) && { sort, descending }),
    ...(size !== shown.size && { size }),
  };
}

/** Whether the query leaves requests out. */
export const isNarrowed = ({ search, from, to, status, source, sender }: ListQuery) =>
  Boolean(search || from || to || status || source !== undefined || sender);

/** Whether the first day comes after the last: no request can match. */
export const isTurnedAround = ({ from, to }: Pick<ListQuery, 'from' | 'to'>) =>
  Boolean(from && to && from > to);
