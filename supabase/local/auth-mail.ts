import type { EmailDriver } from '@supabase/lite';
import { site } from '../../content/site.ts';
import { textFromHtml } from './mail-text.ts';
import type { MailStore } from './mailbox-store.ts';

/** Puts the auth service's mails into the mailbox, with the plain-text part that its templates lack. */
export function authMailDriver(store: MailStore): EmailDriver {
  return {
    send({ to, subject, html = '' }) {
      store.add({
        from: { Name: site.name, Address: `no-reply@${site.mailDomain}` },
        to: [{ Name: '', Address: to }],
        replyTo: [],
        subject,
        text: textFromHtml(html),
        html,
        headers: {},
      });
      return Promise.resolve();
    },
  };
}
