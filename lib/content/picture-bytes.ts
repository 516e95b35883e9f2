import 'server-only';
import sharp from 'sharp';
import type { PictureFile, PictureFormat } from './pictures';

/** Where the eye finds no fault in a photograph, by each encoder's own scale. */
const quality: Record<PictureFormat, number> = { avif: 55, webp: 78, jpg: 80 };

/**
 * Makes one file of a picture: turned as the camera says, without what else the camera wrote, on white where the format
 * knows no transparency.
 */
export async function pictureBytes({ source, width, format }: PictureFile): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
  const made =
    format === 'jpg'
      ? picture.flatten({ background: '#fff' }).jpeg({ mozjpeg: true, quality: quality.jpg })
      : picture.toFormat(format, { quality: quality[format] });
  return new Uint8Array(await made.toBuffer());
}
