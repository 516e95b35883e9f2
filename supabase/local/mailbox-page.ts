import { createHash } from 'node:crypto';
import { html as markup, raw } from 'hono/html';
import type { Address, StoredMail } from './mailbox-store.ts';

/** How both pages look. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d8dd, #3b4048); --soft: light-dark(#f1f3f5, #23272e); }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr; min-height: 100vh }
nav { border-right: 1px solid var(--line); overflow-y: auto; max-height: 100vh }
header { display: flex; gap: 1rem; align-items: baseline; padding: 1rem }
h1 { font-size: 1rem; margin: 0 }
nav > a { display: block; padding: .75rem 1rem; border-top: 1px solid var(--line); color: inherit; text-decoration: none; overflow-wrap: anywhere }
nav > a:hover, nav > a[aria-current] { background: var(--soft) }
nav > a:focus-visible { outline: 2px solid; outline-offset: -2px }
header a { color: inherit }
nav small { display: block; opacity: .8 }
main { padding: 1rem 1.5rem; min-width: 0; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 }
dt { opacity: .8 } dd { margin: 0 }
pre { white-space: pre-wrap; font: inherit; background: var(--soft); padding: 1rem; border-radius: .5rem }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: .5rem; background: Canvas }
@media (max-width: 45rem) { body { display: block } nav { border-right: 0; max-height: 40vh } main { padding: 1rem 0 } main > :not(iframe) { margin-inline: 1rem } }`;

/** Reloads the page when the newest mail changes, so that nobody has to. */
const SCRIPT = `
const shown = document.body.dataset.newest;
setInterval(async () => {
  const list = await fetch('/api/v1/messages?limit=1').then((answer) => answer.json()).catch(() => null);
  if (list && (list.messages[0]?.ID ?? '') !== shown) location.reload();
}, 2000);`;

/** The headers of a page with one script. */
export const pageHeaders = (script: string) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    // Mails bring their own. They lie in a frame without scripts, and nothing can be loaded.
    "style-src 'unsafe-inline'",
    `script-src ${hash(script)}`,
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** Those of the mailbox. */
export const PAGE_HEADERS = pageHeaders(SCRIPT);

/**
 * The mailbox for people: the list, and one mail beside it. What mails say is escaped, and their HTML locked in.
 * @param selected - id of the mail to show; the newest when it is unknown
 */
export function mailboxPage(mails: StoredMail[], selected?: string) {
  const open = mails.find((mail) => mail.id === selected) ?? mails[0];
  const none = 'No mail yet. Every mail of this project arrives here; nothing leaves this computer.';
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox (${mails.length})</title><style>${raw(STYLE)}</style></head>
<body data-newest="${mails[0]?.id ?? ''}">
<nav aria-label="Mails"><header><h1>Mailbox</h1><a href="/webhooks">Webhooks</a></header>${mails.map((mail) => entry(mail, mail === open))}</nav>
<main>${open ? message(open) : markup`<p>${none}</p>`}</main>
<script>${raw(SCRIPT)}</script></body></html>`;
}

const entry = ({ id, subject, to, created }: StoredMail, isOpen: boolean) =>
  markup`<a href="/?id=${id}"${isOpen && raw(' aria-current="true"')}>
${subject}<small>to ${people(to)}</small><small>${when(created)}</small></a>`;

const message = ({
  subject,
  from,
  to,
  replyTo,
  created,
  text,
  html,
}: StoredMail) => markup`<h2>${subject}</h2>
<dl><dt>From</dt><dd>${people([from])}</dd><dt>To</dt><dd>${people(to)}</dd>
${replyTo.length > 0 && markup`<dt>Reply to</dt><dd>${people(replyTo)}</dd>`}<dt>Sent</dt><dd>${when(created)}</dd></dl>
<h3>Text</h3><pre>${linked(text)}</pre>
${html && markup`<h3>HTML</h3><iframe title="HTML of this mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed(html)}"></iframe>`}`;

/** A mail whose links lead out of its frame. */
const framed = (html: string) => {
  const base = '<base target="_blank">';
  return html.includes('<head>') ? html.replace('<head>', `<head>${base}`) : base + html;
};

const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? markup`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part,
    );

const people = (addresses: Address[]) =>
  addresses.map(({ Name, Address }) => (Name ? `${Name} <${Address}>` : Address)).join(', ');

/** A moment as it is shown. */
export const when = (moment: string) => `${moment.slice(0, 19).replace('T', ' ')} UTC`;

function hash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
