import { readFileSync } from 'node:fs';
import { site } from '@/content/site';
import { textFromHtml } from '@/supabase/local/mail-text';
import { writeMails } from '@/supabase/mails';

const config = readFileSync('supabase/config.toml', 'utf8');
const files = [...config.matchAll(/^content_path = "(.+)"$/gm)].map(([, file = '']) => file);
const mail = (name: string) =>
  readFileSync(files.find((file) => file.endsWith(`/${name}.html`)) ?? '', 'utf8');

beforeAll(writeMails);

it.each(['confirmation', 'recovery', 'not-offered'])(
  'the mail “%s” names the company, without pictures',
  (name) => {
    expect(mail(name)).toContain(site.name);
    expect(mail(name)).not.toMatch(/\[[a-z]+\]/);
    expect(mail(name)).not.toMatch(/<img|url\(/);
  },
);

it('every mail that the auth service sends is one of them', () => {
  expect(config.match(/^\[auth\.email\.template\./gm)).toHaveLength(files.length);
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toBe('');
});

it('the confirmation says what for, has one link, and says where the form waits', () => {
  const text = textFromHtml(mail('confirmation'));
  expect(text).toMatch(/send a demo request/);
  expect(text).toMatch(/it is not sent yet\. It waits in the browser tab where you filled it in/);
  expect(text.match(/\/auth\/confirm\?token_hash=\{\{ \.TokenHash \}\}&type=signup/g)).toHaveLength(1);
});

describe.each(['confirmation', 'recovery', 'not-offered'])('the mail “%s”', (name) => {
  it('has a language, a title, both color schemes and tables that are no tables of data', () => {
    const html = mail(name);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en/);
    expect(html).toMatch(/<title>[^<[]+<\/title>/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    for (const [table] of html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"');
  });

  it('AT-75: holds nothing that a visitor typed, and leads nowhere but to the site', () => {
    const variables = [...mail(name).matchAll(/\{\{(.*?)\}\}/gs)].map(([, variable = '']) => variable.trim());
    expect(variables.filter((variable) => !['.SiteURL', '.TokenHash'].includes(variable))).toEqual([]);
    for (const [, href = ''] of mail(name).matchAll(/(?:href|src|action)="([^"]*)"/g))
      expect(href).toMatch(/^\{\{ \.SiteURL \}\}\/auth\/confirm\?/);
  });
});
