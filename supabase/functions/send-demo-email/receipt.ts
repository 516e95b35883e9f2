import { mailbox, site } from '../../../content/site.ts';
import { receiptMail as words, requestMail } from '../../../content/words/mail.ts';
import { fact, mailFrame } from './frame.ts';
import type { DemoRequest, RenderedMail } from './mail.ts';
import { columns, escapeHtml, lines, oneLine, utc } from './text.ts';

/** Writes the receipt for whoever sent a request: what was sent, who answers and by when, and how to withdraw it. */
export function renderReceipt(request: DemoRequest, siteUrl: string): RenderedMail {
  const { by, within } = site.answering;
  const answer = words.answer(by, within, oneLine(request.email));
  const facts: [label: string, value: string][] = [
    [requestMail.name, oneLine(request.name)],
    [requestMail.email, oneLine(request.email)],
    [requestMail.phone, oneLine(request.phone)],
    [words.sent, utc(request.created_at)],
  ];
  const purpose = lines(request.purpose);
  const withdraw = words.withdraw(mailbox.privacy);
  const href = new URL('/', siteUrl).href;
  return {
    subject: words.subject(site.name),
    text: [
      words.title,
      '',
      answer,
      '',
      ...columns(facts),
      '',
      `${requestMail.purpose}:`,
      // Indented, so that what was typed cannot pose as a line of ours.
      ...purpose.map((line) => `  ${line}`.trimEnd()),
      '',
      withdraw,
      words.why,
      '',
      `${site.name}: ${href}`,
      '',
    ].join('\n'),
    html: mailFrame({
      title: words.title,
      preview: answer,
      parts: [
        `<p style="margin:0 0 24px">${escapeHtml(answer)}</p>`,
        ...facts.map(([label, value]) => fact(label, escapeHtml(value))),
        fact(requestMail.purpose, purpose.map(escapeHtml).join('<br>')),
      ],
      button: { label: words.button(site.name), href },
      small: `${escapeHtml(withdraw)}<br><br>${escapeHtml(words.why)}`,
    }),
  };
}
