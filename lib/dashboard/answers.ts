import { z } from 'zod';
import { readAttribution } from '@/lib/demo/attribution';
import { answerTimes } from './answer-times';
import { recentRequests } from './recent-requests';
import { REASONS, STATUSES } from './request-state';

/*
 * What the database's functions answer, read by schema: supabase/migrations has their SQL. A part that is not as expected
 * is left out, so that one bad row takes neither the list down nor the page.
 */

/** A text as it came; empty where there is none. */
const text = z.string().catch('');

const row = z.object({
  id: text,
  name: text,
  email: text,
  phone: text,
  /** How the number is dialed; null where that is not known. */
  phone_dial: z
    .string()
    .regex(/^\+\d{7,15}(;ext=\d{1,7})?$/)
    .nullable()
    .catch(null),
  purpose: text,
  created_at: text,
  /** The campaign's name, else the site that led here. */
  source: text,
  /** The page from which it was sent. */
  sent_path: text,
  landing_path: text,
  utm_medium: text,
  utm_campaign: text,
});

/** A request as the list shows it. */
export type DemoRequestRow = z.output<typeof row>;

const nobody: DemoRequestRow = row.parse({});

/** Those of a list that are as expected. */
const each = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema.nullable().catch(null))
    .nullish()
    .catch(null)
    .transform((list) => (list ?? []).filter((one) => one !== null));

/** One page of the list: `list_demo_requests`. */
export const listAnswer = z
  .object({
    rows: z.array(row.catch(nobody)),
    total: z.number().optional().catch(undefined),
    about: z.boolean().catch(false),
    preceding: z.number().catch(0),
    placed: z.boolean().catch(true),
    more: z.boolean().optional().catch(undefined),
  })
  .transform(({ rows, total = rows.length, preceding, more, ...rest }) => ({
    // Each is identified by an id.
    rows: rows.map((one, index) => ({ ...one, id: one.id || String(index) })),
    total,
    preceding,
    more: more ?? preceding + rows.length < total,
    ...rest,
  }));

/**
 * One page of the list, how many requests are wanted in all ("about": at least, and nearly), how many of them come before
 * this page ("placed": whether that is known), and whether more follow.
 */
export type DemoRequestPage = z.output<typeof listAnswer>;

const delivery = z.object({
  status: z.enum(['pending', 'in-progress', 'sent', 'parked']),
  attempts: z.number(),
  next_attempt_at: z.string(),
  sent_at: z.string().nullable(),
  /** Why the last try failed: a short code. */
  last_error: z.string().nullable(),
});

/** How one delivery stands. */
export type DeliveryState = z.output<typeof delivery>;

const notification = delivery
  .extend({
    request_id: z.string(),
    /** Receipt and webhooks, by where they go: "receipt", or "webhook:" with the host and a digest. */
    others: each(delivery.extend({ destination: z.string() })),
  })
  .transform(({ request_id, ...state }) => ({ request: request_id, state }));

/** `read_demo_notifications`. */
export const notificationsAnswer = each(notification);

/** How the mail to the team about one request stands, and what else is told about it. */
export type NotificationState = z.output<typeof notification>['state'];

const origin = z
  .looseObject({ id: z.string() })
  .transform(({ id, ...fields }) => ({ request: id, attribution: readAttribution(fields, '') }));

const sender = z
  .object({ request_id: z.string(), person: z.number(), company: z.number() })
  .transform(({ request_id, ...counts }) => ({ request: request_id, counts }));

/** How many requests came from somebody's address, and from its domain; a hundred stands for more. */
export type SenderCounts = z.output<typeof sender>['counts'];

const event = z.object({
  id: z.number(),
  /** The event before it. */
  seen: z.number().nullable(),
  kind: z.enum(['status', 'owner', 'note']),
  status: z.enum(STATUSES).nullable(),
  reason: z.enum(REASONS).nullable(),
  owner: z.string().nullable(),
  note: z.string().nullable(),
  undoes: z.number().nullable(),
  /** Who made it: their address, where there still is an account. */
  by: z.string().nullable(),
  mine: z.boolean(),
  at: z.string(),
});

/** What somebody did about a request. */
export type RequestEvent = z.output<typeof event>;

const state = z
  .object({
    request_id: z.string(),
    status: z.enum(STATUSES),
    reason: z.enum(REASONS).nullable(),
    /** Whose the request is: their address. */
    owner: z.string().nullable(),
    mine: z.boolean(),
    /** What the next event has to have seen. */
    last_event: z.number().nullable(),
    undoable: z.boolean(),
    events: each(event),
  })
  .transform(({ request_id, ...rest }) => ({ request: request_id, state: rest }));

/** How a request stands, and what was done about it. */
export type RequestState = z.output<typeof state>['state'];

/** The states of some requests: `read_demo_request_states`. */
export const stateAnswer = each(state);

/** When there is no newest request. */
const LONG_AGO = '1970-01-01T00:00:00Z';

/** What `read_dashboard` adds to the page of the list. Whoever reads only their own requests gets no notifications. */
export const dashboardAnswer = z.object({
  /** The reader's address. */
  viewer: z.string().optional().catch(undefined),
  /** The request that the address asks for; it need not be on the page. */
  asked: row.nullable().catch(null),
  origins: each(origin),
  notifications: notificationsAnswer,
  senders: each(sender),
  /** How the requests stand, for people who read all of them. */
  states: stateAnswer,
  /** Requests that are not closed, by status; null for people who read their own only. */
  open: z
    .array(z.object({ status: z.enum(STATUSES), requests: z.number() }))
    .nullable()
    .catch(null)
    .transform((counts) => counts && new Map(counts.map(({ status, requests }) => [status, requests]))),
  /** How soon people were answered. */
  answers: each(
    z.object({ week: z.string().nullable(), answers: z.number(), median: z.number(), ninetieth: z.number() }),
  ).transform((weeks) => answerTimes(weeks, new Date())),
  /** When the newest request came. */
  newest: z.string().catch(LONG_AGO),
  /** Notifications that could not be sent, and the request whose has waited longest. */
  parked: each(z.object({ request_id: z.string(), parked: z.number() })).transform(([longest]) =>
    longest ? { count: longest.parked, request: longest.request_id } : null,
  ),
  /** Requests of the last thirty days by day and by source. */
  recent: each(
    z.object({ day: z.string().nullable(), source: z.string().nullable(), requests: z.number() }),
  ).transform((counts) => recentRequests(counts, new Date())),
});
