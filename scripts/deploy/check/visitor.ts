import { load } from 'cheerio';
import { fieldNames, isOptional } from '../../../lib/demo/fields.ts';
import { fail } from './run-checks.ts';

/** The site mails, saves and notifies before one response. */
const ANSWER_MS = 45_000;

/** The demo form of a page, as a browser without scripts posts it. */
interface DemoForm {
  target: string;
  fields: Record<string, string>;
  /** The buttons that it offers, and what each posts; none once the request is saved. */
  buttons: Map<string, Record<string, string>>;
  /** Text of the page for the visitor. */
  says: string;
}

export type Visitor = ReturnType<typeof createVisitor>;

/** Makes a visitor whose browser runs no scripts and keeps cookies. */
export function createVisitor(site: string, signal: AbortSignal) {
  const cookies = new Map<string, string>();

  async function request(
    address: string,
    init: { method?: string; headers?: Record<string, string>; body?: FormData } = {},
  ): Promise<DemoForm> {
    const url = new URL(address, site).href;
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, Cookie: [...cookies].map((cookie) => cookie.join('=')).join('; ') },
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    }).catch(() => null);
    signal.throwIfAborted();
    if (!response) return fail(`The site at SITE_URL does not answer: ${url}.`);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/;\s*max-age=0\b/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    if (response.status === 200) return readForm(text, url);
    const more = response.headers.get('location') ?? text.replaceAll(/\s+/g, ' ').slice(0, 200);
    return fail(`${url} answers ${response.status} in place of the form: ${more}`);
  }

  return {
    cookies,
    open: (path: string) => request(path),
    /** Presses a button, with some fields typed in. */
    press({ target, fields, buttons }: DemoForm, button: string, typed: Record<string, string> = {}) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...typed, ...buttons.get(button) }))
        body.append(name, value);
      const headers = { Origin: new URL(site).origin, Referer: new URL(target, site).href };
      return request(target, { method: 'POST', headers, body });
    },
  };
}

/** Reads the form of the page itself; another one is in the dialog of the header. */
function readForm(html: string, url: string): DemoForm {
  const $ = load(html);
  const form = $('main form')
    .filter((_, each) =>
      fieldNames.every((name) => isOptional(name) || $(each).find(`[name=${name}]`).length > 0),
    )
    .first();
  if (form.length === 0) fail(`${url} has no demo form: is SITE_URL the address of this site?`);
  const buttons = form.is('[hidden]') ? [] : form.find('button[value]').get();
  const wrong = form.find('[aria-invalid=true]').get();
  const messages = [
    ...form.find('[role=alert]').get(),
    ...wrong.flatMap((control) => $(`[id="${$(control).attr('aria-describedby') ?? ''}"]`).get()),
  ];
  return {
    target: form.find('button[formaction]').attr('formaction') || url,
    fields: Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value])),
    buttons: new Map(
      buttons.map((button) => {
        const { name = '', value = '' } = $(button).attr() ?? {};
        return [value, { [name]: value }];
      }),
    ),
    says: messages.map((element) => $(element).text().trim()).join(' '),
  };
}
