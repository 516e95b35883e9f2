import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type * as Markdown from '@/lib/content/markdown';
import type * as Bytes from '@/lib/content/picture-bytes';
import type * as Pictures from '@/lib/content/pictures';

const project = mkdtempSync(join(tmpdir(), 'pictures-'));
const images = join(project, 'content/articles/images');

let pictures: typeof Pictures;
let read: typeof Markdown.readSections;
let bytesOf: typeof Bytes.renderPicture;

beforeAll(async () => {
  mkdirSync(images, { recursive: true });
  const field = sharp({ create: { width: 600, height: 400, channels: 3, background: '#2a6' } });
  await field.withMetadata({ orientation: 6 }).jpeg().toFile(join(images, 'Control room.jpg'));
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(project);
  pictures = await import('@/lib/content/pictures');
  ({ readSections: read } = await import('@/lib/content/markdown'));
  ({ renderPicture: bytesOf } = await import('@/lib/content/picture-bytes'));
  cwd.mockRestore();
});
afterAll(() => rmSync(project, { recursive: true }));

it('A picture in an article is a figure in modern formats that reserves its room', () => {
  const [section] = read('Text.\n\n![The control room](./images/Control%20room.jpg "At night")');
  expect(section?.html).toMatch(
    /<source type="image\/avif" srcset="\/pictures\/control-room-[\da-f]{10}-400\.avif/,
  );
  expect(section?.html).toMatch(/<img [^>]*alt="The control room" width="400" height="600" loading="lazy"/);
  expect(section?.html).toMatch(/<figcaption[^>]*>At night<\/figcaption>/);
});

it('A picture is turned as the camera says, and never enlarged', async () => {
  const [file] = pictures.listPictureFiles();
  if (!file) throw new Error('There is no file.');
  const { width, height, orientation } = await sharp(await bytesOf(file)).metadata();
  expect({ width, height, orientation }).toEqual({ width: 400, height: 600, orientation: undefined });
});

it.each([
  ['without a description', '![](./images/Control%20room.jpg)', 'an image without a description'],
  ['without its file', '![A](./images/gone.jpg)', 'without its file, content/articles/images/gone.jpg'],
  ['from elsewhere', '![A](https://example.com/a.jpg)', 'an image that is not written as'],
  ['from a folder above', '![A](./images/../../../next.config.jpg)', 'an image that is not written as'],
  ['within a paragraph', 'Text\n![A](./images/Control%20room.jpg)', 'an image that does not stand alone'],
])('A picture %s is rejected', (_, source, message) => expect(() => read(source)).toThrow(message));
