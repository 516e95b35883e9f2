import { readFileSync } from 'node:fs';
import manifest from '@/app/manifest';
import { measureLine, setHeadline } from '@/components/share-image/headline';
import { drawShareBackground, renderSharePicture } from '@/components/share-image/share-picture';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { getShareAlt, getShareSteps } from '@/lib/seo/share-image';
import { getPage, listSitePages } from '@/lib/seo/find-page';

const room = 564;
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
/** Returns width and height from the header of a PNG. */
const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];

it('A headline fits its space, and loses no word', () => {
  const long = 'Marsa Qalat Digital to bring agents that speak Arabic to four airports';
  for (const title of ['Our Team', long]) {
    const { size, lines } = setHeadline(title, room);
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) expect(measureLine(line, size)).toBeLessThanOrEqual(room);
  }
  expect(setHeadline('Our Team', room).lines).toEqual(['Our Team']);
  expect(setHeadline(long, room).lines.join(' ')).toBe(long);
  expect(setHeadline('Notes on 潮', room).lines).toEqual([]);
});

it('Each page has a picture of its own, with a description, and sets it in its metadata', () => {
  const addresses = listSitePages().map((page) => getShareSteps(page).join('/'));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const page of listSitePages()) {
    const [image] = [createPageMetadata(page.path).openGraph?.images].flat();
    expect(image).toMatchObject({ url: `/share/${getShareSteps(page).join('/')}`, alt: getShareAlt(page) });
  }
  // All pictures of a group are drawn alike.
  for (const [page] of Map.groupBy(listSitePages(), ({ group }) => group).values())
    expect(page && drawShareBackground(page)).not.toMatch(/var\(|undefined|NaN/);
});

it('The picture of the home page and the icons of the manifest are PNGs of their size', async () => {
  for (const { src, sizes } of manifest().icons ?? [])
    expect(sizeOf(readFileSync(`public${src}`))).toEqual(['PNG', ...(sizes ?? '').split('x').map(Number)]);
  expect(sizeOf(await bytes(renderSharePicture(getPage('/'))))).toEqual(['PNG', 1200, 630]);
});
