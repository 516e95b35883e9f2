import { requestStatusWords } from '../../../content/words/dashboard.ts';
import { requestMail, requestMessage as words } from '../../../content/words/mail.ts';
import type { ReceiverKind } from './receivers.ts';
import type { ClaimedTask } from './store.ts';
import { oneLine } from './text.ts';

/** What is told about a request, or about an event of it: not what the delivery itself is managed with. */
export type Told = Omit<
  ClaimedTask,
  'destination' | 'claim' | 'attempt' | 'account_email' | 'wait_ms' | 'sendAt'
>;

/** As much of a purpose as Slack takes in one part, with room to spare. */
const SHOWN = 2_500;

/** The body of a webhook: type, moment and data for a program, a message for Slack and Teams. */
export function webhookBody(told: Told, kind: ReceiverKind, siteUrl: string): object {
  const link = new URL('/dashboard-list-form-data', siteUrl);
  link.searchParams.set('request', told.request_id);
  if (kind === 'slack') return slackMessage(told, link.href);
  if (kind === 'teams') return teamsMessage(told, link.href);
  return told.event === 0 ? created(told, link.href) : statusChanged(told, link.href);
}

const moment = (at: string) => new Date(at).toISOString();

function created(told: Told, url: string): object {
  const { request_id: id, name, email, phone, phone_dial, purpose, created_at } = told;
  const { utm_source, utm_medium, utm_campaign, utm_term, utm_content } = told;
  const { referrer_host, landing_path, sent_path } = told;
  const person = { name, email, phone, phone_dial, purpose };
  const origin = {
    utm_source,
    utm_medium,
    utm_campaign,
    utm_term,
    utm_content,
    referrer_host,
    landing_path,
    sent_path,
  };
  return { type: 'request.created', timestamp: moment(created_at), data: { id, ...person, ...origin, url } };
}

function statusChanged({ request_id, event, status, reason, changed_at }: Told, url: string): object {
  return {
    type: 'request.status_changed',
    timestamp: moment(changed_at ?? ''),
    // Later events have higher numbers, in whatever order they arrive.
    data: { id: request_id, event, status, reason, url },
  };
}

/** What a message says: a line, and of a new request the rest. */
function said(told: Told): { title: string; facts: [label: string, value: string][]; purpose: string } {
  const name = oneLine(told.name);
  if (told.event !== 0) {
    const { status, reason } = requestStatusWords;
    const stands = [status[told.status as keyof typeof status], reason[told.reason as keyof typeof reason]];
    return { title: words.changed(name, stands.filter((part) => part).join(', ')), facts: [], purpose: '' };
  }
  return {
    title: words.created(name),
    facts: [
      [requestMail.email, oneLine(told.email)],
      [requestMail.phone, oneLine(told.phone)],
    ],
    purpose: shortened(told.purpose),
  };
}

function shortened(text: string): string {
  // Whole characters, whatever they are made of.
  const characters = [...text];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('').trimEnd()}…` : text;
}

/** What somebody typed is plain text there, so that it neither calls people nor hides links. */
function slackMessage(told: Told, url: string): object {
  const { title, facts, purpose } = said(told);
  const plain = (text: string) => ({ type: 'plain_text', text, emoji: false });
  return {
    // For notifications. Here three characters mean something.
    text: title.replace(
      /[&<>]/g,
      (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '',
    ),
    blocks: [
      { type: 'section', text: plain(title) },
      ...(facts.length > 0
        ? [{ type: 'section', fields: facts.map(([label, value]) => plain(`${label}\n${value}`)) }]
        : []),
      ...(purpose ? [{ type: 'section', text: plain(purpose) }] : []),
      // No button: Slack would ask an application for an answer that a webhook does not have.
      { type: 'section', text: { type: 'mrkdwn', text: `<${url}|${requestMail.request}>` } },
    ],
  };
}

/** In rich text blocks, because text blocks and facts read Markdown. */
function teamsMessage(told: Told, url: string): object {
  const { title, facts, purpose } = said(told);
  const run = (text: string, more: object = {}) => ({ type: 'TextRun', text, ...more });
  const block = (...inlines: object[]) => ({ type: 'RichTextBlock', inlines });
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            block(run(title, { weight: 'Bolder', size: 'Medium' })),
            ...facts.map(([label, value]) => block(run(`${label}: `, { weight: 'Bolder' }), run(value))),
            ...(purpose ? [block(run(purpose))] : []),
          ],
          actions: [{ type: 'Action.OpenUrl', title: requestMail.request, url }],
        },
      },
    ],
  };
}
