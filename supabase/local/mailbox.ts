import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { EmailDriver } from '@supabase/lite';
import { toText } from 'hast-util-to-text';
import type { Hono } from 'hono';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import * as z from 'zod';
import { site } from '../../content/site.ts';
import { createLocalApp, refuse } from './local-server.ts';
import { renderMailbox, PAGE_HEADERS } from './mailbox-page.ts';

/** An address as mail clients show it. */
export type Address = { Name: string; Address: string };

type NewMail = z.output<typeof mailSchema>;
/** A mail as it is kept. */
export type Mail = NewMail & { id: string; created: string; idempotencyKey: string | null };

/** The mails of one data folder. */
export type Mailbox = {
  /** The newest is first. */
  readonly mails: readonly Mail[];
  /** Keeps a mail, or returns the one that came with the same key. */
  add: (mail: NewMail, idempotencyKey?: string | null) => Mail;
  clear: () => void;
};

/** Opens the file of mails, a line of JSON for each. */
export function openMailbox(file: string): Mailbox {
  const mails = existsSync(file) ? readMails(readFileSync(file, 'utf8')) : [];
  return {
    mails,
    add(mail, idempotencyKey = null) {
      const known = mails.find((other) => idempotencyKey && other.idempotencyKey === idempotencyKey);
      if (known) return known;
      const kept = { ...mail, id: randomUUID(), created: new Date().toISOString(), idempotencyKey };
      appendFileSync(file, `${JSON.stringify(kept)}\n`, { mode: 0o600 });
      mails.unshift(kept);
      return kept;
    },
    clear() {
      mails.length = 0;
      writeFileSync(file, '', { mode: 0o600 });
    },
  };
}

/** A process that was killed while writing leaves half a line, which no sender got an answer for. */
function readMails(content: string): Mail[] {
  const parsed = content.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Mail];
    } catch {
      return [];
    }
  });
  return parsed.reverse();
}

/** Puts the mails of the auth service into the mailbox. */
export const createEmailDriver = (mailbox: Mailbox): EmailDriver => ({
  send({ to, subject, html = '' }) {
    const from = { Name: site.name, Address: `no-reply@${site.mailDomain}` };
    const mail = { from, to: [{ Name: '', Address: to }], replyTo: [], headers: {} };
    mailbox.add({ ...mail, subject, html, text: textFromHtml(html) });
    return Promise.resolve();
  },
});

/** Returns the plain text of a mail that has HTML only, as a browser would copy it. */
export function textFromHtml(html: string): string {
  return toText(unified().use(rehypeParse).parse(html))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Creates the mailbox's address: the intake of Resend, the lists of Mailpit, and a page for people. */
export function createMailboxApp(mailbox: Mailbox, apiKey: string): Hono {
  const app = createLocalApp();
  app.get('/', (context) =>
    context.html(renderMailbox(mailbox.mails, context.req.query('id')), 200, PAGE_HEADERS),
  );
  app.post('/emails', async ({ req }) => {
    if (req.header('authorization') !== `Bearer ${apiKey}`)
      return refuse(401, 'invalid_api_key', 'The API key is missing or wrong.');
    const { data, error } = mailSchema.safeParse(await req.json().catch(() => null));
    if (error) return refuse(422, 'validation_error', z.prettifyError(error));
    return Response.json({ id: mailbox.add(data, req.header('idempotency-key')).id });
  });
  app.on('GET', ['/api/v1/messages', '/api/v1/search'], ({ req }) => {
    const found = mailbox.mails.filter((mail) => contains(mail, req.query('query') ?? ''));
    const messages = found.slice(0, Number(req.query('limit') ?? 50)).map(summarize);
    return Response.json({ total: found.length, messages });
  });
  app.get('/api/v1/message/:id', ({ req }) => {
    const mail = mailbox.mails.find(({ id }) => id === req.param('id'));
    return mail
      ? Response.json({ ...summarize(mail), Text: mail.text, HTML: mail.html })
      : refuse(404, 'not_found', 'No such message.');
  });
  app.delete('/api/v1/messages', (context) => {
    mailbox.clear();
    return context.text('ok');
  });
  return app;
}

const line = z.string().regex(/^[^\r\n\0]+$/, 'must be one line');
/** "Name <address>", or a bare address. */
const address = line.transform((value): Address => {
  const [, name = '', named] = /^"?(.*?)"? <(.+)>$/.exec(value) ?? [];
  return { Name: name, Address: named ?? value };
});
const addresses = z.union([address.transform((one) => [one]), z.array(address).min(1)]);
const mailSchema = z
  .object({
    from: address,
    to: addresses,
    reply_to: addresses.default([]),
    subject: line,
    text: z.string(),
    html: z.string().default(''),
    headers: z.record(line, line).default({}),
  })
  .transform(({ reply_to, ...mail }) => ({ ...mail, replyTo: reply_to }));

const summarize = ({ id, headers, from, to, replyTo, subject, created }: Mail) => ({
  ID: id,
  MessageID: (headers['Message-ID'] ?? `<${id}@mailbox>`).replace(/^<|>$/g, ''),
  From: from,
  To: to,
  ReplyTo: replyTo,
  Subject: subject,
  Created: created,
});

/** Tells whether a mail holds a text, in quotes or without, as Mailpit's search does. */
function contains({ from, to, subject, text }: Mail, query: string): boolean {
  const wanted = query.replace(/^"(.*)"$/s, '$1').toLowerCase();
  const people = [from, ...to].map(({ Name, Address }) => `${Name} ${Address}`);
  return [subject, text, ...people].some((part) => part.toLowerCase().includes(wanted));
}
