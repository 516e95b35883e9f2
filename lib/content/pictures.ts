import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { ARTICLES } from './article-files';
import { createSlug } from './slug';

/** The folder of the pictures, as an article beside it names it. */
const FOLDER = 'images/';
const folder = join(process.cwd(), ARTICLES, FOLDER);

/** What is delivered, best first; the last is for browsers that know neither of the others. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Phones, phones with fine screens, and the whole column on fine screens. In pixels. */
const WIDTHS = [480, 960, 1600];

/** Counted up when the same picture is to be made otherwise: a file's address never changes its content. */
const RECIPE = 1;

/** A picture of an article, in the sizes that are made of it. */
export interface Picture {
  /** The file it is made from. */
  file: string;
  /** Its addresses begin with this. */
  name: string;
  /** Of the largest, in pixels. */
  width: number;
  height: number;
  /** Of each size, ascending; never wider than the original. */
  widths: number[];
  /** The width of the one file in the last format, for what cannot choose. */
  plain: number;
}

/** One file that is delivered. */
export interface PictureFile {
  name: string;
  format: PictureFormat;
  width: number;
  /** The file it is made from. */
  source: string;
}

function sizeOf(bytes: Buffer, name: string) {
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
  const { width, height, orientation = 1 } = sizeOf(bytes, name);
  // A camera on its side says so, and the picture is turned.
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

const known = new Map<string, Picture>();

/** A picture of the folder, read anew once its file has changed: every one of its files is asked for by itself. */
function pictureIn(name: string): Picture {
  const key = `${name} ${statSync(join(folder, name)).mtimeMs}`;
  const picture = known.get(key) ?? read(name);
  known.set(key, picture);
  return picture;
}

/**
 * The picture that an article names.
 *
 * @param written `./images/name.jpg`, as the file lies beside the article.
 * @throws Error when there is no such file, or when it is no picture.
 */
export function getPicture(written: string): Picture {
  const name = /^(?:\.\/)?images\/([^/\\]+\.(?:avif|jpe?g|png|webp))$/i.exec(decodeURI(written))?.[1];
  if (name === undefined)
    throw new Error(
      `an image that is not written as ./images/name.jpg (or .png, .webp, .avif): ${written.slice(0, 80)}`,
    );
  if (!existsSync(join(folder, name)))
    throw new Error(`an image without its file, ${ARTICLES}/${FOLDER}${name}`);
  return pictureIn(name);
}

/** The name of one file of a picture. */
export const formatPictureName = ({ name }: Picture, width: number, format: PictureFormat): string =>
  `${name}-${width}.${format}`;

/** All files that are made of the pictures in the folder. */
export function listPictureFiles(): PictureFile[] {
  if (!existsSync(folder)) return [];
  const pictures = readdirSync(folder)
    .filter((name) => /\.(?:avif|jpe?g|png|webp)$/i.test(name))
    .map(pictureIn);
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
