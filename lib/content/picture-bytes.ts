import 'server-only';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Sharp from 'sharp';
import type { PictureFile, PictureFormat } from './pictures';

/** Loads sharp without the bundler, because only the build needs it and no server. */
const loadSharp = () => createRequire(join(process.cwd(), 'package.json'))('sharp') as typeof Sharp;

/** Lowest quality without visible faults, on each encoder's own scale. */
const quality: Record<PictureFormat, number> = { avif: 55, webp: 78, jpg: 80 };

/** Renders one file upright and without metadata, on white where the format has no transparency. */
export async function renderPicture({
  source,
  width,
  format,
}: PictureFile): Promise<Uint8Array<ArrayBuffer>> {
  const picture = loadSharp()(source).autoOrient().resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'jpg'
      ? picture.flatten({ background: '#fff' }).jpeg({ mozjpeg: true, quality: quality.jpg })
      : picture.toFormat(format, { quality: quality[format] });
  return new Uint8Array(await encoded.toBuffer());
}
