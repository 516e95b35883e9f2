import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import { site } from '../content/site.ts';
import { locale } from '../content/words/locale.ts';
import { accountMail } from '../content/words/mail.ts';

const TEMPLATES = 'supabase/templates';
const LAYOUT = 'supabase/mail-layout.html';
/** Where `supabase/config.toml` finds them. */
const FILLED = 'supabase/.temp/mails';

/** Mail clients take little but attributes, and their readers' dark colors by the classes in the layout. */
const styled = {
  h1: 'class="text" style="margin: 0 0 16px; font: bold 24px/32px Helvetica, Arial, sans-serif; color: #142026"',
  p: 'class="text" style="margin: 0 0 20px; font: 16px/25px Helvetica, Arial, sans-serif; color: #142026"',
  small: 'class="soft" style="font-size: 14px; line-height: 22px; color: #536067"',
};

/**
 * Writes the mails about accounts with the company's name in them, for the embedded backend and for
 * `supabase config push`. The auth service could take the name from nothing but what a visitor sends, who may be a
 * stranger.
 */
export function writeMails(): void {
  mkdirSync(FILLED, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(TEMPLATES))
    writeFileSync(`${FILLED}/${name}`, wholeMail(readFileSync(`${TEMPLATES}/${name}`, 'utf8')));
}

/** A whole mail of what stands in a template. Comments are of no use: the auth service takes them out. */
function wholeMail(template: string): string {
  const title = /<h1>(.*)<\/h1>/.exec(template)?.[1];
  if (!title) throw new Error('A mail without a heading.');
  const content = template
    .replace(/<p><a href="(.+)">(.+)<\/a><\/p>/, (_, href: string, label: string) => button(href, label))
    .replaceAll(/<(h1|p|small)>/g, (_, name: keyof typeof styled) => `<${name} ${styled[name]}>`);
  const company = toHtml({ type: 'text', value: site.name });
  return readFileSync(LAYOUT, 'utf8')
    .replace('[lang]', locale)
    .replace('[title]', title)
    .replace('[content]', () => content.trim())
    .replaceAll('[company]', () => company);
}

/** A button that every client draws, and where it leads, for those that draw none. The plain text has the link once. */
const button = (href: string, label: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin: 0 0 16px"><tr><td align="left">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="width: auto"><tr><td class="button" bgcolor="#046972" style="border-radius: 8px; background: #046972; mso-padding-alt: 14px 24px"><a href="${href}" style="display: inline-block; padding: 14px 24px; font: bold 16px/20px Helvetica, Arial, sans-serif; color: #ffffff; text-decoration: none">${label}</a></td></tr></table>
</td></tr></table>
<p class="text" style="margin: 0 0 20px; font: 16px/25px Helvetica, Arial, sans-serif" data-html-only><small>${accountMail.bareLink}<br><a class="bare" href="${href}" style="color: #046972; overflow-wrap: anywhere; word-break: break-all">${href}</a></small></p>`;

if (import.meta.main) writeMails();
