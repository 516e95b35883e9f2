import * as z from 'zod';
import { textFromHtml } from './mail-text.ts';
import type { Address, NewMail } from './mailbox-store.ts';

const line = z.string().regex(/^[^\r\n\0]*$/, 'must be one line');
const address = line.regex(
  /^(?:[^<>]* <[^<>@\s,;]+@[^<>@\s,;]+>|[^<>@\s,;]+@[^<>@\s,;]+)$/,
  'is not an address',
);
const addresses = z.union([address.transform((one) => [one]), z.array(address).min(1).max(50)]);

const schema = z
  .object({
    from: address,
    to: addresses,
    reply_to: addresses.optional(),
    subject: line.min(1).max(998),
    text: z.string().optional(),
    html: z.string().optional(),
    headers: z.record(line.regex(/^[\w-]+$/), line).default({}),
  })
  .refine((mail) => mail.text ?? mail.html, { path: ['text'], message: 'text or html is missing' });

/**
 * Checks the body of POST /emails, which has the form of Resend's HTTP API.
 * @returns the mail, or a sentence that names the wrong field
 */
export function readMail(body: unknown): { mail: NewMail } | { problem: string } {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    return { problem: `The ${first?.path.join('.') || 'body'} field is invalid: ${first?.message}` };
  }
  const { from, to, reply_to = [], subject, text, html = '', headers } = parsed.data;
  return {
    mail: {
      from: parseAddress(from),
      to: to.map(parseAddress),
      replyTo: reply_to.map(parseAddress),
      subject,
      text: text ?? textFromHtml(html),
      html,
      headers,
    },
  };
}

/** Splits "Name <address>", or a bare address, into its parts. */
export function parseAddress(value: string): Address {
  const named = /^(.*) <([^<>]+)>$/.exec(value);
  return { Name: named?.[1]?.replace(/^"|"$/g, '') ?? '', Address: named?.[2] ?? value };
}
