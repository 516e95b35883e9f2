import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { ARTICLES } from '@/lib/site-map/article-files';
import { createSlug } from '../slug';

const FOLDER = 'images/';
const folder = join(process.cwd(), ARTICLES, FOLDER);

/** Best first; the last is for browsers that support neither of the others. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Pixels for phones, for sharp phone screens, and for the whole column on sharp screens. */
const WIDTHS = [480, 960, 1600];

/** To be raised when rendering changes, because the content of an address never does. */
const RECIPE = 1;

export interface Picture {
  file: string;
  name: string;
  width: number;
  height: number;
  /** Ascending widths, never above the original's. */
  widths: number[];
  /** Width of the only file in the last format, for clients that cannot choose. */
  plain: number;
}

export interface PictureFile {
  name: string;
  format: PictureFormat;
  width: number;
  source: string;
}

function readSize(bytes: Buffer, name: string) {
  try {
    return imageSize(bytes);
  } catch (cause) {
    throw new Error(`an image that cannot be read, ${ARTICLES}/${FOLDER}${name}: ${String(cause)}`, {
      cause,
    });
  }
}

function read(name: string): Picture {
  const file = join(folder, name);
  const bytes = readFileSync(file);
  const { width, height, orientation = 1 } = readSize(bytes, name);
  const [across, down] = orientation > 4 ? [height, width] : [width, height];
  const widest = Math.min(across, Math.max(...WIDTHS));
  const widths = [...WIDTHS.filter((size) => size < widest), widest];
  const hash = createHash('sha256').update(String(RECIPE)).update(bytes).digest('hex').slice(0, 10);
  return {
    file,
    name: `${createSlug(name.replace(/\.\w+$/, '')) || 'picture'}-${hash}`,
    width: widest,
    height: Math.round((widest / across) * down),
    widths,
    plain: widths.at(-2) ?? widest,
  };
}

const cache = new Map<string, Picture>();

/** Reads a picture again only when its file has changed, because each of its files asks for it. */
function readPicture(name: string): Picture {
  const key = `${name} ${statSync(join(folder, name)).mtimeMs}`;
  const picture = cache.get(key) ?? read(name);
  cache.set(key, picture);
  return picture;
}

/** Returns the picture that an article names as `./images/name.jpg`; throws an Error without one. */
export function getPicture(written: string): Picture {
  const name = /^(?:\.\/)?images\/([^/\\]+\.(?:avif|jpe?g|png|webp))$/i.exec(decodeURI(written))?.[1];
  if (name === undefined)
    throw new Error(
      `an image that is not written as ./images/name.jpg (or .png, .webp, .avif): ${written.slice(0, 80)}`,
    );
  if (!existsSync(join(folder, name)))
    throw new Error(`an image without its file, ${ARTICLES}/${FOLDER}${name}`);
  return readPicture(name);
}

export const formatPictureName = ({ name }: Picture, width: number, format: PictureFormat): string =>
  `${name}-${width}.${format}`;

export function listPictureFiles(): PictureFile[] {
  if (!existsSync(folder)) return [];
  const pictures = readdirSync(folder)
    .filter((name) => /\.(?:avif|jpe?g|png|webp)$/i.test(name))
    .map(readPicture);
  return pictures.flatMap((picture) =>
    pictureFormats.flatMap((format) =>
      (format === 'jpg' ? [picture.plain] : picture.widths).map((width) => ({
        name: formatPictureName(picture, width, format),
        format,
        width,
        source: picture.file,
      })),
    ),
  );
}
