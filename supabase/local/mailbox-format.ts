import type { StoredMail } from './mailbox-store.ts';

/** The list in the form of Mailpit's GET /api/v1/messages. */
export function messageList(mails: StoredMail[], start: number, limit: number) {
  const page = mails.slice(start, start + limit);
  return {
    total: mails.length,
    unread: mails.length,
    count: page.length,
    messages_count: mails.length,
    messages_unread: mails.length,
    start,
    tags: [],
    messages: page.map((mail) => ({
      ...summary(mail),
      Created: mail.created,
      Snippet: mail.text.replace(/\s+/g, ' ').slice(0, 250),
      Attachments: 0,
    })),
  };
}

/** One mail in the form of Mailpit's GET /api/v1/message/{ID}. */
export function messageDetail(mail: StoredMail) {
  return {
    ...summary(mail),
    Date: mail.created,
    Text: mail.text,
    HTML: mail.html,
    Headers: Object.fromEntries(Object.entries(mail.headers).map(([name, value]) => [name, [value]])),
    ReturnPath: mail.from.Address,
    Tags: [],
    Inline: [],
    Attachments: [],
  };
}

function summary(mail: StoredMail) {
  return {
    ID: mail.id,
    MessageID: (mail.headers['Message-ID'] ?? `<${mail.id}@mailbox>`).replace(/^<|>$/g, ''),
    Read: false,
    From: mail.from,
    To: mail.to,
    Cc: [],
    Bcc: [],
    ReplyTo: mail.replyTo,
    Subject: mail.subject,
    Size: Buffer.byteLength(mail.text) + Buffer.byteLength(mail.html),
  };
}
