import { Webhook } from 'standardwebhooks';
import { fieldNames } from '../../../lib/demo/fields.ts';
import { readField, splitFields } from '../../../lib/demo/read-field.ts';
import { requestMail, requestMessage } from '../../../content/messages/mails.ts';
import type { Delivery, DemoRequest } from './database.ts';
import { isSlack, type WebhookReceiver } from './env.ts';
import { getRequestUrl, splitLines, toOneLine } from './mails.ts';
import { type Outcome, post } from './post.ts';

const SLACK_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Posts a request to a receiver, signed as Standard Webhooks describes. A repetition has the same id. */
export async function sendWebhook(
  delivery: Delivery,
  { url, secrets }: WebhookReceiver,
  siteUrl: string,
): Promise<Outcome> {
  const id = `msg_${delivery.id}`;
  const now = new Date();
  const link = getRequestUrl(delivery.request_id, siteUrl);
  const body = JSON.stringify((isSlack(url) ? createSlackMessage : createEvent)(delivery, link));
  const headers: Record<string, string> = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  };
  if (secrets.length > 0)
    headers['webhook-signature'] = secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' ');
  return post('receiver', url, headers, body);
}

function createEvent(request: DemoRequest, url: string): object {
  const { request_id: id, attribution, created_at } = request;
  const fields = Object.fromEntries(fieldNames.map((name) => [name, request[name]]));
  const data = { id, ...fields, phone_typed: readField(request, 'phone'), attribution, url };
  return { type: 'request.created', timestamp: new Date(created_at).toISOString(), data };
}

function createSlackMessage(request: DemoRequest, url: string): object {
  const { lines, texts } = splitFields(request);
  const facts = lines.filter((name) => name !== 'name').map((name) => toOneLine(readField(request, name)));
  // Escaped as Slack asks, a visitor's text calls nobody and hides no link.
  const escape = (text: string) => text.replace(/[&<>]/g, (character) => SLACK_ESCAPES[character] ?? '');
  const typed = [facts.join(', '), ...texts.flatMap((name) => splitLines(readField(request, name)))];
  const text = [
    escape(requestMessage(toOneLine(request.name))),
    ...typed.map((line) => `> ${escape(line)}`),
    `<${url}|${requestMail.request}>`,
  ].join('\n');
  // A preview would fetch a stranger's link and show it in our name.
  return { text, unfurl_links: false, unfurl_media: false };
}
