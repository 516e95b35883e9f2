import { mailbox, site } from '../../../content/site.ts';
import { demoFieldMessages } from '../../../content/messages/demo.ts';
import { locale } from '../../../content/messages/locale.ts';
import { receiptMail, requestMail } from '../../../content/messages/mails.ts';
import type { DemoField } from '../../../lib/demo/fields.ts';
import { getPhoneHref, readField, splitFields } from '../../../lib/demo/read-field.ts';
import * as layout from '../_shared/mail-layout.ts';
import type { DemoRequest } from './database.ts';

export type Mail = { subject: string; text: string; html: string };

type Fact = { label: string; value: string; href?: string };

const PREHEADER_LENGTH = 120;

/** Returns a value without line ends and invisible characters, for a line of ours. */
export function toOneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}

/** Cuts a text between characters as people see them: half an emoji would break the mail's JSON. */
function cutText(text: string, length: number): string {
  const characters = [...new Intl.Segmenter(locale).segment(text)];
  return characters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('');
}

export function getRequestUrl(requestId: string, siteUrl: string): string {
  const url = new URL('/dashboard-list-form-data', siteUrl);
  url.searchParams.set('request', requestId);
  return url.href;
}

export function renderTeamMail(request: DemoRequest, siteUrl: string): Mail {
  const source = Object.entries(requestMail.origins)
    .map(([name, label]) => ({ label, value: request.attribution[name] }))
    .map(({ label, value }) => (typeof value === 'string' && value ? `${label} ${toOneLine(value)}` : ''))
    .filter((part) => part)
    .join(', ');
  const { facts, texts } = readRequest(request, requestMail.received);
  return renderMail({
    subject: requestMail.subject(toOneLine(request.name)),
    preheader: cutText(toOneLine(request.purpose), PREHEADER_LENGTH),
    facts: source ? [...facts, { label: requestMail.cameFrom, value: source }] : facts,
    texts,
    button: [requestMail.request, getRequestUrl(request.request_id, siteUrl)],
    smallPrint: [requestMail.why],
  });
}

export function renderReceipt(request: DemoRequest, siteUrl: string): Mail {
  const promise = receiptMail.answer(site.answering.by, site.answering.within, toOneLine(request.email));
  return renderMail({
    subject: receiptMail.subject(site.name),
    title: receiptMail.title,
    preheader: promise,
    intro: promise,
    ...readRequest(request, receiptMail.sent),
    button: [receiptMail.button(site.name), new URL('/', siteUrl).href],
    smallPrint: [receiptMail.withdraw(mailbox.privacy), receiptMail.why],
  });
}

/** Returns what a mail says of a request: facts of one line, among them the time, and texts of several. */
function readRequest(request: DemoRequest, timeLabel: string): { facts: Fact[]; texts: Fact[] } {
  const time = new Date(request.created_at).toISOString();
  const { lines, texts } = splitFields(request);
  const read = (name: DemoField): Fact => ({
    label: demoFieldMessages[name].column,
    value: readField(request, name),
    ...(name === 'phone' && { href: getPhoneHref(request) }),
  });
  return {
    facts: [
      ...lines.map(read).map((fact) => ({ ...fact, value: toOneLine(fact.value) })),
      { label: timeLabel, value: `${time.slice(0, 19).replace('T', ' ')} UTC` },
    ],
    texts: texts.map(read),
  };
}

export const splitLines = (text: string): string[] =>
  text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.replace(/\t/g, '  ').replace(/\p{Cc}/gu, ''));

/** Renders both parts of a mail. The subject has no control character, the HTML escapes every value. */
function renderMail(mail: {
  subject: string;
  title?: string;
  preheader: string;
  intro?: string;
  facts: Fact[];
  texts: Fact[];
  button: [label: string, href: string];
  smallPrint: string[];
}): Mail {
  const { subject, title = subject, preheader, intro, facts, button, smallPrint } = mail;
  const texts = mail.texts.map(({ label, value }) => ({ label, lines: splitLines(value) }));
  const width = Math.max(...facts.map(({ label }) => label.length)) + 2;
  const text = [
    ...(intro === undefined ? [] : [title, '', intro, '']),
    ...facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`),
    // Indented lines of a visitor cannot be taken for lines of ours.
    ...texts.flatMap(({ label, lines }) => ['', `${label}:`, ...lines.map((line) => `  ${line}`.trimEnd())]),
    ...['', button.join(': '), '', ...smallPrint, ''],
  ];
  const content = [
    ...(intro === undefined ? [] : [layout.renderParagraph(intro)]),
    ...facts.map(({ label, value, href }) =>
      layout.renderFact(label, href ? layout.renderLink(value, href) : layout.escapeHtml(value)),
    ),
    ...texts.map(({ label, lines }) => layout.renderFact(label, lines.map(layout.escapeHtml).join('<br>'))),
    layout.renderButton(...button),
    layout.renderSmallPrint(...smallPrint),
  ];
  return { subject, text: text.join('\n'), html: layout.renderMailLayout({ title, preheader, content }) };
}
