import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { EmailDriver } from '@supabase/lite';
import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { site } from '../../content/site.ts';

export type Address = { Name: string; Address: string };

export type Mail = {
  ID: string;
  MessageID: string;
  Created: string;
  From: Address;
  To: Address[];
  ReplyTo: Address[];
  Subject: string;
  Text: string;
  HTML: string;
  IdempotencyKey?: string | undefined;
};
type NewMail = Omit<Mail, 'ID' | 'Created' | 'MessageID'> & { MessageID?: string | undefined };

export type Mailbox = {
  readonly mails: readonly Mail[];
  add: (mail: NewMail) => Mail;
  clear: () => void;
};

export function openMailbox(file: string): Mailbox {
  const mails = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(readLine).reverse() : [];
  return {
    mails,
    add(mail) {
      const key = mail.IdempotencyKey;
      const existing = mails.find(({ IdempotencyKey }) => key && IdempotencyKey === key);
      if (existing) return existing;
      const ID = randomUUID();
      const added = { ...mail, ID, MessageID: mail.MessageID ?? ID, Created: new Date().toISOString() };
      appendFileSync(file, `\n${JSON.stringify(added)}`, { mode: 0o600 });
      mails.unshift(added);
      return added;
    },
    clear() {
      mails.length = 0;
      writeFileSync(file, '', { mode: 0o600 });
    },
  };
}

/** Reads one mail. A process that was killed while writing leaves half a line. */
function readLine(line: string): Mail[] {
  try {
    return [JSON.parse(line) as Mail];
  } catch {
    return [];
  }
}

export const createEmailDriver = (mailbox: Mailbox): EmailDriver => ({
  send({ to, subject, html = '' }) {
    const From = { Name: site.name, Address: `no-reply@${site.mailDomain}` };
    const To = [{ Name: '', Address: to }];
    mailbox.add({ From, To, ReplyTo: [], Subject: subject, Text: extractText(html), HTML: html });
    return Promise.resolve();
  },
});

export function extractText(html: string): string {
  return toText(unified().use(rehypeParse).parse(html))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
