import manifest from '@/app/manifest';
import { appIconPng, appIcons, favicon } from '@/components/share/app-icons';
import { lineWidth, setHeadline } from '@/components/share/headline';
import { shareBackground, sharePng } from '@/components/share/share-picture';
import { groupNames } from '@/content/words/page-names';
import { articles } from '@/lib/content/articles';
import { press } from '@/lib/content/press';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { shareAlt, shareImage, shareSteps } from '@/lib/seo/share-image';
import { pageAt, sitePages } from '@/lib/seo/site-pages';

const room = 564;
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
/** Width and height in the head of a PNG. */
const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];

describe('a headline', () => {
  const long =
    'Harbour Freight and Marsa Qalat Digital to bring agents that speak Arabic first to four airports';
  const titles = [
    'Our Team',
    'Privacy Notes',
    'Counterintelligence',
    'Triage for the Freight Inbox',
    long,
    `${long} and to every port of the region, with people who decide, in writing, and within an hour of being asked`,
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    ...sitePages().map((page) => shareImage(page).headline),
  ];

  it.each(['潮を読む', 'Notes on 潮'])('is left out where the font lacks its letters: %s', (title) =>
    expect(setHeadline(title, room).lines).toEqual([]),
  );

  it.each(titles)('fits: %s', (title) => {
    const { size, lines } = setHeadline(title, room);
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) expect(lineWidth(line, size)).toBeLessThanOrEqual(room);
  });

  it.each(
    titles.filter(
      (title) =>
        title.length <= 90 && /^[\p{sc=Latin}\p{sc=Common}]+ [\p{sc=Latin}\p{sc=Common}]+$/u.test(title),
    ),
  )('loses no word: %s', (title) => {
    expect(setHeadline(title, room).lines.join(' ')).toBe(title.replaceAll('\u2060', ''));
  });

  it('is larger the shorter it is', () => {
    expect(setHeadline('Our Team', room).size).toBeGreaterThanOrEqual(96);
    expect(setHeadline(long, room).size).toBeLessThan(70);
  });

  it('leaves no word alone where another break is as good', () => {
    expect(setHeadline('Aviation Festival 2025', room).lines).toEqual(['Aviation', 'Festival 2025']);
    expect(setHeadline('The queue that cleared before breakfast', room).lines.at(-1)).toBe(
      'before breakfast',
    );
  });
});

describe('the image of', () => {
  it.each(sitePages())('$path is drawn, described and named', (page) => {
    const svg = shareBackground(page);
    expect(svg).not.toMatch(/class=|var\(|undefined|NaN/);
    expect(svg.match(/<svg/g)).toHaveLength(svg.match(/<\/svg>/g)?.length ?? 0);
    expect(shareAlt(page)).toContain(shareImage(page).headline);
    const { openGraph, twitter } = pageMetadata(page.path);
    expect(openGraph?.images).toEqual([
      {
        url: `/share/${shareSteps(page).join('/')}`,
        width: 1200,
        height: 630,
        type: 'image/png',
        alt: shareAlt(page),
      },
    ]);
    expect(twitter).toMatchObject({ card: 'summary_large_image', images: openGraph?.images });
  });

  it('a page that says nothing of it follows from its group', () => {
    const page = { ...pageAt('/privacy'), path: '/terms', name: 'Terms' };
    expect(shareImage(page)).toEqual({
      eyebrow: groupNames.policies,
      headline: 'Terms',
      drawings: [{ motif: 'banking', seed: '/terms' }],
    });
  });

  it.each([
    '/',
    ...sitePages()
      .filter(({ share }) => share?.drawings)
      .slice(-1)
      .map(({ path }) => path),
  ])('%s has the same bytes each time', async (path) => {
    const first = await bytes(sharePng(pageAt(path)));
    expect(sizeOf(first)).toEqual(['PNG', 1200, 630]);
    expect((await bytes(sharePng(pageAt(path)))).equals(first)).toBe(true);
  });
});

it('addresses of images differ', () => {
  const all = sitePages().map((page) => shareSteps(page).join('/'));
  expect(new Set(all).size).toBe(all.length);
});

it('articles and press releases say when they appeared', () => {
  for (const { slug, publishDate, author, category } of articles.all)
    expect(pageMetadata(routes.article(slug)).openGraph).toMatchObject({
      type: 'article',
      publishedTime: publishDate,
      authors: [author],
      section: category,
    });
  for (const { slug, date } of press.all)
    expect(pageMetadata(routes.release(slug)).openGraph).toMatchObject({ publishedTime: date });
  expect(pageMetadata('/about').openGraph).toMatchObject({ type: 'website' });
});

describe('icons', () => {
  it('of the manifest have the size it says', async () => {
    for (const { src, sizes } of manifest().icons ?? []) {
      const icon = appIcons[src.replace('/icons/', '')];
      if (!icon) throw new Error(`${src} is not an icon`);
      expect(sizeOf(await bytes(appIconPng(icon)))).toEqual(['PNG', ...(sizes ?? '').split('x').map(Number)]);
    }
  });

  it('favicon.ico holds one PNG', async () => {
    const file = await favicon();
    const image = file.subarray(file.readUInt32LE(18));
    expect(sizeOf(image)).toEqual(['PNG', 32, 32]);
    expect(image.length).toBe(file.readUInt32LE(14));
  });
});
