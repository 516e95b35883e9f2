import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { pid } from 'node:process';
import { toHtml } from 'hast-util-to-html';
import { site } from '../content/site.ts';
import { locale } from '../content/words/locale.ts';

const TEMPLATES = 'supabase/templates';
const LAYOUT = 'supabase/mail-layout.html';
/** Where `supabase/config.toml` finds them. */
const FILLED = 'supabase/.temp/mails';

/** Mail clients take little but attributes, and their readers' dark colors by the classes in the layout. */
const styled = {
  h1: 'class="text" style="margin: 0 0 16px; font: bold 24px/32px Helvetica, Arial, sans-serif; color: #142026"',
  p: 'class="text" style="margin: 0 0 20px; font: 16px/25px Helvetica, Arial, sans-serif; color: #142026"',
  code: 'style="font: bold 32px/44px Menlo, Consolas, monospace; letter-spacing: 3px; user-select: all; -webkit-user-select: all"',
  small: 'class="soft" style="font-size: 14px; line-height: 22px; color: #536067"',
};

/**
 * Writes the mails about accounts with the company's name in them, for the embedded backend and for
 * `supabase config push`. The auth service could take the name from nothing but what a visitor sends, who may be a
 * stranger. It reads the files for each mail it sends, maybe while another process writes them: they are never seen half.
 */
export function writeMails(folder = FILLED): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(TEMPLATES)) {
    const file = `${folder}/${name}`;
    const mail = wholeMail(readFileSync(`${TEMPLATES}/${name}`, 'utf8'));
    if (existsSync(file) && readFileSync(file, 'utf8') === mail) continue;
    writeFileSync(`${file}.${pid}`, mail);
    renameSync(`${file}.${pid}`, file);
  }
}

/** A whole mail of what stands in a template. Comments are of no use: the auth service takes them out. */
function wholeMail(template: string): string {
  const title = /<h1>(.*)<\/h1>/.exec(template)?.[1];
  if (!title) throw new Error('A mail without a heading.');
  const content = template.replaceAll(
    /<(h1|p|code|small)>/g,
    (_, name: keyof typeof styled) => `<${name} ${styled[name]}>`,
  );
  const company = toHtml({ type: 'text', value: site.name });
  return readFileSync(LAYOUT, 'utf8')
    .replace('[lang]', locale)
    .replace('[title]', title)
    .replace('[content]', () => content.trim())
    .replaceAll('[company]', () => company);
}

if (import.meta.main) writeMails();
