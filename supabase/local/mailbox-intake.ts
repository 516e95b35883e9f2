import * as z from 'zod';
import { textFromHtml } from './mail-text.ts';
import type { Address, NewMail } from './mailbox-store.ts';

const line = z.string().regex(/^[^\r\n\0]*$/, 'must be one line');
const ADDRESS = /^(?:(?<name>[^<>]*) <(?<named>[^<>@\s,;]+@[^<>@\s,;]+)>|(?<bare>[^<>@\s,;]+@[^<>@\s,;]+))$/;
/** "Name <address>", or a bare address. */
const address = line.regex(ADDRESS, 'is not an address').transform((value): Address => {
  const { name = '', named, bare = '' } = ADDRESS.exec(value)?.groups ?? {};
  return { Name: name.replace(/^"|"$/g, ''), Address: named ?? bare };
});
const addresses = z.union([address.transform((one) => [one]), z.array(address).min(1).max(50)]);

const schema = z
  .object({
    from: address,
    to: addresses,
    reply_to: addresses.default([]),
    subject: line.min(1).max(998),
    text: z.string().optional(),
    html: z.string().default(''),
    headers: z.record(line.regex(/^[\w-]+$/), line).default({}),
  })
  .refine(({ text, html }) => text ?? html, { path: ['text'], message: 'text or html is missing' })
  .transform(({ reply_to, text, ...mail }): NewMail => ({
    ...mail,
    replyTo: reply_to,
    text: text ?? textFromHtml(mail.html),
  }));

/**
 * Checks the body of POST /emails, which has the form of Resend's HTTP API.
 * @returns the mail, or a sentence that names the wrong field
 */
export function readMail(body: unknown): { mail: NewMail } | { problem: string } {
  const { data, error } = schema.safeParse(body);
  if (data) return { mail: data };
  const [first] = error.issues;
  return { problem: `The ${first?.path.join('.') || 'body'} field is invalid: ${first?.message}` };
}
