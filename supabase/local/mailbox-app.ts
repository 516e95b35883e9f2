import type { Hono } from 'hono';
import * as z from 'zod';
import { createLocalApp, reject } from './local-server.ts';
import type { Address, Mail, Mailbox } from './mailbox.ts';
import { PAGE_HEADERS, renderMailbox } from './mailbox-page.ts';

const line = z.string().regex(/^[^\r\n\0]+$/, 'must be one line');
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
  .transform(({ from, to, reply_to, subject, text, html, headers }) => ({
    From: from,
    To: to,
    ReplyTo: reply_to,
    Subject: subject,
    Text: text,
    HTML: html,
    MessageID: headers['Message-ID']?.replace(/^<|>$/g, ''),
  }));

export function createMailboxApp(mailbox: Mailbox, apiKey: string): Hono {
  const app = createLocalApp();
  app.get('/', (context) =>
    context.html(renderMailbox(mailbox.mails, context.req.query('id')), 200, PAGE_HEADERS),
  );
  app.post('/emails', async ({ req }) => {
    if (req.header('authorization') !== `Bearer ${apiKey}`)
      return reject(401, 'invalid_api_key', 'The API key is missing or wrong.');
    const { data, error } = mailSchema.safeParse(await req.json().catch(() => null));
    if (error) return reject(422, 'validation_error', z.prettifyError(error));
    return Response.json({ id: mailbox.add({ ...data, IdempotencyKey: req.header('idempotency-key') }).ID });
  });
  app.on('GET', ['/api/v1/messages', '/api/v1/search'], ({ req }) => {
    const found = mailbox.mails.filter((mail) => contains(mail, req.query('query') ?? ''));
    return Response.json({
      total: found.length,
      messages: found.slice(0, Number(req.query('limit') ?? 50)),
    });
  });
  app.get('/api/v1/message/:id', ({ req }) => {
    const mail = mailbox.mails.find(({ ID }) => ID === req.param('id'));
    return mail ? Response.json(mail) : reject(404, 'not_found', 'No such message.');
  });
  app.delete('/api/v1/messages', (context) => {
    mailbox.clear();
    return context.text('ok');
  });
  return app;
}

/** Tells whether a mail holds a text, in quotes or without, as Mailpit's search does. */
function contains({ From, To, Subject, Text }: Mail, query: string): boolean {
  const wanted = query.replace(/^"(.*)"$/s, '$1').toLowerCase();
  const people = [From, ...To].map(({ Name, Address }) => `${Name} ${Address}`);
  return [Subject, Text, ...people].some((part) => part.toLowerCase().includes(wanted));
}
