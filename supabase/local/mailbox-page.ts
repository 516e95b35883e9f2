import { createHash } from 'node:crypto';
import type { Address, StoredMail } from './mailbox-store.ts';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d8dd, #3b4048); --soft: light-dark(#f1f3f5, #23272e); }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr; min-height: 100vh }
nav { border-right: 1px solid var(--line); overflow-y: auto; max-height: 100vh }
h1 { font-size: 1rem; margin: 0; padding: 1rem }
nav a { display: block; padding: .75rem 1rem; border-top: 1px solid var(--line); color: inherit; text-decoration: none; overflow-wrap: anywhere }
nav a:hover, nav a[aria-current] { background: var(--soft) }
nav a:focus-visible { outline: 2px solid; outline-offset: -2px }
nav small { display: block; opacity: .8 }
main { padding: 1rem 1.5rem; min-width: 0; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 }
dt { opacity: .8 } dd { margin: 0 }
pre { white-space: pre-wrap; font: inherit; background: var(--soft); padding: 1rem; border-radius: .5rem }
iframe { width: 100%; height: 24rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; color-scheme: light }
@media (max-width: 45rem) { body { display: block } nav { border-right: 0; max-height: 40vh } }`;

/** Reloads the page when the newest mail changes, so that nobody has to. */
const SCRIPT = `
const shown = document.body.dataset.newest;
setInterval(async () => {
  const list = await fetch('/api/v1/messages?limit=1').then((answer) => answer.json()).catch(() => null);
  if (list && (list.messages[0]?.ID ?? '') !== shown) location.reload();
}, 2000);`;

const POLICY = [
  "default-src 'none'",
  `style-src ${hash(STYLE)}`,
  "style-src-attr 'unsafe-inline'",
  `script-src ${hash(SCRIPT)}`,
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * The mailbox for people: the list, and one mail beside it.
 * @param selected - id of the mail to show; the newest when it is null or unknown
 */
export function renderMailbox(mails: StoredMail[], selected: string | null): Response {
  const open = mails.find((mail) => mail.id === selected) ?? mails[0];
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox (${mails.length})</title><style>${STYLE}</style></head>
<body data-newest="${escape(mails[0]?.id ?? '')}">
<nav aria-label="Mails"><h1>Mailbox</h1>${mails.map((mail) => entry(mail, mail === open)).join('')}</nav>
<main>${open ? message(open) : '<p>No mail yet. Every mail of this project arrives here; nothing leaves this computer.</p>'}</main>
<script>${SCRIPT}</script></body></html>`;
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function entry(mail: StoredMail, current: boolean): string {
  return `<a href="/?id=${encodeURIComponent(mail.id)}"${current ? ' aria-current="true"' : ''}>
${escape(mail.subject)}<small>to ${escape(people(mail.to))}</small><small>${escape(when(mail.created))}</small></a>`;
}

function message(mail: StoredMail): string {
  const html = `<base target="_blank">${mail.html}`;
  return `<h2>${escape(mail.subject)}</h2>
<dl><dt>From</dt><dd>${escape(people([mail.from]))}</dd><dt>To</dt><dd>${escape(people(mail.to))}</dd>
${mail.replyTo.length > 0 ? `<dt>Reply to</dt><dd>${escape(people(mail.replyTo))}</dd>` : ''}<dt>Sent</dt><dd>${escape(when(mail.created))}</dd></dl>
<h3>Text</h3><pre>${linked(mail.text)}</pre>
${mail.html ? `<h3>HTML</h3><iframe title="HTML of this mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escape(html)}"></iframe>` : ''}`;
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escape(part)}" target="_blank" rel="noreferrer">${escape(part)}</a>`
        : escape(part),
    )
    .join('');
}

function people(addresses: Address[]): string {
  return addresses.map(({ Name, Address }) => (Name ? `${Name} <${Address}>` : Address)).join(', ');
}

function when(moment: string): string {
  return `${moment.slice(0, 19).replace('T', ' ')} UTC`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function hash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
