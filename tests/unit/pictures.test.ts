import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type * as Markdown from '@/lib/content/markdown';
import type * as Bytes from '@/lib/content/picture-bytes';
import type * as Pictures from '@/lib/content/pictures';

const project = mkdtempSync(join(tmpdir(), 'pictures-'));
const images = join(project, 'content/articles/images');

/** The modules, in a project of its own. */
let pictures: typeof Pictures;
let htmlOf: (source: string) => string;
let bytesOf: typeof Bytes.pictureBytes;

const field = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } });

beforeAll(async () => {
  mkdirSync(images, { recursive: true });
  await field(2400, 1200).jpeg().toFile(join(images, 'Control room.jpg'));
  await field(300, 200).withMetadata({ orientation: 6 }).jpeg().toFile(join(images, 'turned.jpg'));
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(project);
  pictures = await import('@/lib/content/pictures');
  const markdown: typeof Markdown = await import('@/lib/content/markdown');
  htmlOf = (source) =>
    markdown
      .readSections(source)
      .map(({ html }) => html)
      .join('');
  ({ pictureBytes: bytesOf } = await import('@/lib/content/picture-bytes'));
  cwd.mockRestore();
});
afterAll(() => rmSync(project, { recursive: true }));

describe('A picture in an article', () => {
  it('is a figure in two modern formats and three widths, which takes its room before it is there', () => {
    const html = htmlOf('Text.\n\n![The control room](./images/Control%20room.jpg "At night")');
    expect(html.replaceAll(/-[0-9a-f]{10}-/g, '-HASH-')).toBe(
      [
        '<p>Text.</p>\n<figure><picture>',
        ...['avif', 'webp'].map((format) => {
          const files = [480, 960, 1600].map((w) => `/pictures/control-room-HASH-${w}.${format} ${w}w`);
          return `<source type="image/${format}" srcset="${files.join(', ')}" sizes="(min-width: 75rem) 55rem, (min-width: 64rem) 70vw, 94vw">`;
        }),
        '<img class="block-auto max-inline-full rounded-card" src="/pictures/control-room-HASH-960.jpg" alt="The control room" width="1600" height="800" loading="lazy" decoding="async">',
        '</picture><figcaption class="mbs-3 text-sm leading-5.5 text-ink-3">At night</figcaption></figure>\n',
      ].join(''),
    );
  });

  it('is turned as the camera says, and never made larger', async () => {
    expect(pictures.pictureAt('./images/turned.jpg')).toMatchObject({
      width: 200,
      height: 300,
      widths: [200],
    });
    const [file] = pictures.pictureFiles().filter(({ source }) => source.endsWith('turned.jpg'));
    if (!file) throw new Error('There is no file.');
    const { width, height, orientation } = await sharp(await bytesOf(file)).metadata();
    expect({ width, height, orientation }).toEqual({ width: 200, height: 300, orientation: undefined });
  });

  it.each([
    ['an image without a description', 'Text.\n\n![](./images/turned.jpg)', 3],
    ['an image without its file, content/articles/images/gone.jpg', '![A](./images/gone.jpg)', 1],
    ['an image that is not written as', '![A](https://example.com/a.jpg)', 1],
    ['an image that is not written as', '![A](./images/../../../next.config.jpg)', 1],
    ['an image that does not stand alone', 'Text\n![A](./images/turned.jpg)', 2],
    ['an image that does not stand alone', '- ![A](./images/turned.jpg)', 1],
  ])('%s is refused, with its line', (message, source, line) => {
    let thrown: unknown;
    try {
      htmlOf(source);
    } catch (cause) {
      thrown = cause;
    }
    expect(thrown).toMatchObject({ message: expect.stringContaining(message) as string, line });
  });
});

it('A file that is no picture is named', () => {
  writeFileSync(join(images, 'broken.png'), 'no picture');
  const message = 'an image that cannot be read, content/articles/images/broken.png';
  expect(() => htmlOf('![A](./images/broken.png)')).toThrow(message);
  expect(() => pictures.pictureFiles()).toThrow(message);
});

it('An article can be without pictures', () => {
  rmSync(images, { recursive: true });
  expect(pictures.pictureFiles()).toEqual([]);
});
