import { mailbox, site } from '../../../content/site.ts';
import { locale } from '../../../content/messages/locale.ts';
import { receiptMail, requestMail } from '../../../content/messages/mails.ts';
import * as layout from '../_shared/mail-layout.ts';
import type { DemoRequest } from './database.ts';

export type Mail = { subject: string; text: string; html: string };

type Fact = { label: string; value: string; href?: string };

const PREHEADER_LENGTH = 120;

/** Returns a value without line ends and invisible characters, for a line of ours. */
export function toOneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}

/** Returns a phone number as it was typed, or else its digits. */
export const getPhone = ({ phone, phone_typed }: DemoRequest) => toOneLine(phone_typed ?? phone);

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
  const facts = listFacts(request, requestMail.received);
  return renderMail({
    subject: requestMail.subject(toOneLine(request.name)),
    preheader: cutText(toOneLine(request.purpose), PREHEADER_LENGTH),
    facts: source ? [...facts, { label: requestMail.cameFrom, value: source }] : facts,
    purpose: request.purpose,
    button: [requestMail.request, getRequestUrl(request.request_id, siteUrl)],
    smallPrint: [requestMail.why],
  });
}

export function renderReceipt(request: DemoRequest, siteUrl: string): Mail {
  const answer = receiptMail.answer(site.answering.by, site.answering.within, toOneLine(request.email));
  return renderMail({
    subject: receiptMail.subject(site.name),
    title: receiptMail.title,
    preheader: answer,
    intro: answer,
    facts: listFacts(request, receiptMail.sent),
    purpose: request.purpose,
    button: [receiptMail.button(site.name), new URL('/', siteUrl).href],
    smallPrint: [receiptMail.withdraw(mailbox.privacy), receiptMail.why],
  });
}

function listFacts(request: DemoRequest, timeLabel: string): Fact[] {
  const { name, email, created_at } = request;
  const time = new Date(created_at).toISOString();
  const number = getPhone(request);
  return [
    { label: requestMail.name, value: toOneLine(name) },
    { label: requestMail.email, value: toOneLine(email) },
    {
      label: requestMail.phone,
      value: number,
      href: `tel:${number.startsWith('+') ? '+' : ''}${request.phone}`,
    },
    { label: timeLabel, value: `${time.slice(0, 19).replace('T', ' ')} UTC` },
  ];
}

/** Renders both parts of a mail. The subject has no control character, the HTML escapes every value. */
function renderMail(mail: {
  subject: string;
  title?: string;
  preheader: string;
  intro?: string;
  facts: Fact[];
  purpose: string;
  button: [label: string, href: string];
  smallPrint: string[];
}): Mail {
  const { subject, title = subject, preheader, intro, facts, purpose, button, smallPrint } = mail;
  const purposeLines = purpose
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, '  ').replace(/\p{Cc}/gu, ''));
  const width = Math.max(...facts.map(({ label }) => label.length)) + 2;
  const text = [
    ...(intro === undefined ? [] : [title, '', intro, '']),
    ...facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`),
    '',
    `${requestMail.purpose}:`,
    // Indented lines of a visitor cannot be taken for lines of ours.
    ...purposeLines.map((line) => `  ${line}`.trimEnd()),
    ...['', button.join(': '), '', ...smallPrint, ''],
  ];
  const content = [
    ...(intro === undefined ? [] : [layout.renderParagraph(intro)]),
    ...facts.map(({ label, value, href }) =>
      layout.renderFact(label, href ? layout.renderLink(value, href) : layout.escapeHtml(value)),
    ),
    layout.renderFact(requestMail.purpose, purposeLines.map(layout.escapeHtml).join('<br>')),
    layout.renderButton(...button),
    layout.renderSmallPrint(...smallPrint),
  ];
  return { subject, text: text.join('\n'), html: layout.renderMailLayout({ title, preheader, content }) };
}
