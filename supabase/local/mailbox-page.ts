import { html as markup, raw } from 'hono/html';
import type { Address, Mail } from './mailbox.ts';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d8dd, #3b4048); --soft: light-dark(#f1f3f5, #23272e) }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
li { border-top: 1px solid var(--line); padding: .5rem 0; list-style: none }
ul { padding: 0 }
small { display: block; opacity: .8 }
pre { padding: 1rem; border-radius: .5rem; background: var(--soft); font: inherit; white-space: pre-wrap }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: .5rem; background: Canvas }`;

/** Mails lie in a frame without scripts, and nothing is loaded. Their own styles are inline. */
export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export function renderMailbox(mails: readonly Mail[], selected?: string) {
  const open = mails.find(({ ID }) => ID === selected);
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${!open && raw('<meta http-equiv="refresh" content="3">')}<title>${open?.Subject ?? `Mailbox (${mails.length})`}</title>
<style>${raw(STYLE)}</style></head><body>${open ? renderMail(open) : renderList(mails)}</body></html>`;
}

const renderList = (mails: readonly Mail[]) => markup`<h1>Mailbox</h1>
<p>Every mail of this project arrives here; nothing leaves this computer.</p>
<ul>${mails.map(
  ({ ID, Subject, To, Created }) =>
    markup`<li><a href="/?id=${ID}">${Subject}</a><small>to ${list(To)}, ${Created}</small></li>`,
)}</ul>`;

const renderMail = ({ Subject, From, To, ReplyTo, Created, Text, HTML }: Mail) => markup`
<p><a href="/">Mailbox</a></p><h1>${Subject}</h1>
<p>From ${list([From])}<br>To ${list(To)}<br>${ReplyTo.length > 0 && markup`Reply to ${list(ReplyTo)}<br>`}${Created}</p>
<h2>Text</h2><pre>${Text}</pre>
${HTML && markup`<h2>HTML</h2><iframe title="HTML of this mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${HTML.replace('<head>', '<head><base target="_blank">')}"></iframe>`}`;

const list = (addresses: Address[]) =>
  addresses.map(({ Name, Address }) => (Name ? `${Name} <${Address}>` : Address)).join(', ');
