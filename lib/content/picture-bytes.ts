import 'server-only';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Sharp from 'sharp';
import type { PictureFile, PictureFormat } from './pictures';

/** Past the bundlers: pictures are made while building, and no server is to carry what makes them. */
const loadSharp = () => createRequire(join(process.cwd(), 'package.json'))('sharp') as typeof Sharp;

/** Where the eye finds no fault in a photograph, by each encoder's own scale. */
const quality: Record<PictureFormat, number> = { avif: 55, webp: 78, jpg: 80 };

/**
 * Makes one file of a picture: turned as the camera says, without what else the camera wrote, on white where the format
 * knows no transparency.
 */
export async function renderPicture({
  source,
  width,
  format,
}: PictureFile): Promise<Uint8Array<ArrayBuffer>> {
  const picture = loadSharp()(source).autoOrient().resize({ width, withoutEnlargement: true });
  const made =
    format === 'jpg'
      ? picture.flatten({ background: '#fff' }).jpeg({ mozjpeg: true, quality: quality.jpg })
      : picture.toFormat(format, { quality: quality[format] });
  return new Uint8Array(await made.toBuffer());
}
