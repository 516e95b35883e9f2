import { event } from '@/content/event';
import { pages } from '@/lib/content/pages';
import { expect, test } from '../e2e/support';
import { specifiedAnchors, wordsOf } from './specified-words';

/** What a person reads: the text of the page's main part, without tags. */
const readable = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<\/?(a|abbr|b|code|em|i|mark|span|strong|sup|time)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&#39;|’/g, "'")
    .replaceAll(/[\u2013\u2011]/g, '-')
    .replaceAll(/[\u00a0\s]+/g, ' ')
    .toLowerCase();

for (const path of pages) {
  test(`${path} says in plain HTML what the specification names`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const text = readable(/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '');
    expect(
      wordsOf(path, `/${event?.slug ?? ''}`).filter((words) => !text.includes(words.toLowerCase())),
    ).toEqual([]);
    expect((specifiedAnchors[path] ?? []).filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  });
}
