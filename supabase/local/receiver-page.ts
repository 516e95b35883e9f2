import { html as markup, raw } from 'hono/html';
import { pageHeaders, STYLE, when } from './mailbox-page.ts';

/** What came, as it came. */
export type Delivery = {
  id: string;
  created: string;
  /** Whether the signature is that of the secret, the moment is now, and the body is what was signed. */
  verified: boolean;
  /** Whether this id had come before. */
  repeated: boolean;
  signatures: number;
  body: string;
};

/** Reloads the page when something came, so that nobody has to. */
const SCRIPT = `
const shown = document.body.dataset.newest;
setInterval(async () => {
  const list = await fetch('/webhooks/received').then((answer) => answer.json()).catch(() => null);
  if (list && (list.deliveries[0]?.created ?? '') !== shown) location.reload();
}, 2000);`;

/** The headers of the page. */
export const receiverHeaders = pageHeaders(SCRIPT);

/**
 * What webhooks brought, for people: the list, and one beside it. What they say is escaped.
 * @param selected - when the one to show came; the newest when it is unknown
 */
export function receiverPage(deliveries: Delivery[], selected?: string) {
  const open = deliveries.find(({ created }) => created === selected) ?? deliveries[0];
  const none = 'No webhook yet. One comes with every demo request, and when its status changes.';
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Webhooks (${deliveries.length})</title><style>${raw(STYLE)}</style></head>
<body data-newest="${deliveries[0]?.created ?? ''}">
<nav aria-label="Webhooks"><header><h1>Webhooks</h1><a href="/">Mailbox</a></header>${deliveries.map((one) => entry(one, one === open))}</nav>
<main>${open ? delivery(open) : markup`<p>${none}</p>`}</main>
<script>${raw(SCRIPT)}</script></body></html>`;
}

const entry = (one: Delivery, isOpen: boolean) =>
  markup`<a href="/webhooks?at=${one.created}"${isOpen && raw(' aria-current="true"')}>
${typeOf(one.body)}<small>${standing(one)}</small><small>${when(one.created)}</small></a>`;

const standing = ({ verified, repeated }: Delivery) =>
  [verified ? 'verified' : 'NOT verified', ...(repeated ? ['came before'] : [])].join(', ');

const delivery = (one: Delivery) => markup`<h2>${typeOf(one.body)}</h2>
<dl><dt>Signature</dt><dd>${standing(one)}</dd><dt>Id</dt><dd>${one.id}</dd><dt>Received</dt><dd>${when(one.created)}</dd></dl>
<h3>Body</h3><pre>${indented(one.body)}</pre>`;

/** Whoever posts here may have sent anything. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function typeOf(body: string): string {
  const read = parsed(body);
  return typeof read === 'object' && read !== null && 'type' in read ? String(read.type) : 'Unknown';
}

function indented(body: string): string {
  const read = parsed(body);
  return read === undefined ? body : JSON.stringify(read, null, 2);
}
