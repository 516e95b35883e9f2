import { createServer } from 'node:http';
import { z } from 'zod';

// With `supabase start` this accepts mails like Resend, and passes them to Mailpit for the tests.
const mailpit = 'http://127.0.0.1:54324';
const parties = /^(?:(?<Name>[^<]*) <)?(?<Email>[^<>]+)>?$/;
const party = z.string().transform((text) => ({ Name: '', Email: text, ...parties.exec(text)?.groups }));
const mail = z
  .object({
    from: party,
    to: z.union([z.array(party), party.transform((one) => [one])]),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  })
  .transform(({ from, to, subject, text, html }) => ({
    ...{ From: from, To: to, Subject: subject, Text: text, HTML: html },
  }));

createServer((request, reply) => {
  void (async () => {
    const { method, url = '/' } = request;
    if (url === '/webhooks/received') return reply.end('{"deliveries":[]}');
    const text = (await request.setEncoding('utf8').toArray()).join('');
    const response =
      method === 'POST'
        ? await fetch(`${mailpit}/api/v1/send`, {
            method,
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(mail.parse(JSON.parse(text))),
          })
        : await fetch(mailpit + url);
    return reply.writeHead(response.status).end(method === 'POST' ? '{"id":"1"}' : await response.text());
  })();
}).listen(24424, '0.0.0.0');
