import { requestMail as words } from '../../../content/words/mail.ts';
import { fact, mailFrame } from './frame.ts';
import { columns, escapeHtml, lines, oneLine, utc } from './text.ts';

/** The parts of a saved request that the team's mail shows. */
export type DemoRequest = {
  request_id: string;
  name: string;
  email: string;
  phone: string;
  /** As a link dials it: E.164, and `;ext=` with an extension. */
  phone_dial?: string | null;
  purpose: string;
  /** Any form that Date reads. */
  created_at: string;
} & { [name in keyof typeof words.origins]?: string | null | undefined };

/** A mail without its envelope. */
export type RenderedMail = { subject: string; text: string; html: string };

/**
 * Writes the mail that tells the team about a demo request.
 * @param siteUrl - origin of the site, for the link to the request
 * @returns subject without control characters, plain text, and HTML with every value escaped
 */
export function renderDemoRequestMail(request: DemoRequest, siteUrl: string): RenderedMail {
  const facts: [label: string, value: string][] = [
    [words.name, oneLine(request.name)],
    [words.email, oneLine(request.email)],
    [words.phone, numberOf(request)],
    [words.received, utc(request.created_at)],
  ];
  const source = cameFrom(request);
  if (source) facts.push([words.cameFrom, source]);
  const purpose = lines(request.purpose);
  const link = new URL('/dashboard-list-form-data', siteUrl);
  link.searchParams.set('request', request.request_id);
  return {
    subject: words.subject(oneLine(request.name)),
    text: [
      ...columns(facts),
      '',
      `${words.purpose}:`,
      // Indented, so that what a visitor wrote cannot pose as a line of ours.
      ...purpose.map((line) => `  ${line}`.trimEnd()),
      '',
      `${words.request}: ${link.href}`,
      '',
    ].join('\n'),
    html: mailFrame({
      title: words.subject(oneLine(request.name)),
      preview: oneLine(request.purpose).slice(0, 120),
      parts: [
        ...facts.map(([label, value]) =>
          fact(label, label === words.phone ? dialed(value, request) : escapeHtml(value)),
        ),
        fact(words.purpose, purpose.map(escapeHtml).join('<br>')),
      ],
      button: { label: words.request, href: link.href },
      small: escapeHtml(words.why),
    }),
  };
}

/** The number as it is dialed, where that is known. */
const numberOf = ({ phone, phone_dial }: DemoRequest): string =>
  oneLine(phone_dial?.replace(';ext=', ' ext. ') ?? phone);

function dialed(number: string, { phone_dial }: DemoRequest): string {
  const text = escapeHtml(number);
  return phone_dial
    ? `<a class="link" href="tel:${escapeHtml(phone_dial)}" style="color:#046972">${text}</a>`
    : text;
}

/**
 * Whether an address can go into a Reply-To header as it is. The table accepts rarer forms; a mail service
 * would refuse the whole mail for them.
 */
export function isPlainAddress(email: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(email);
}

/** Where somebody came from: "site news.example, first page /products"; empty where nothing is known. */
function cameFrom(request: DemoRequest): string {
  return Object.entries(words.origins)
    .map(([name, label]) => [label, oneLine(request[name as keyof typeof words.origins] ?? '')])
    .filter(([, value]) => value)
    .map((part) => part.join(' '))
    .join(', ');
}
