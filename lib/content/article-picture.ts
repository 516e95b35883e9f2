import 'server-only';
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Image } from 'mdast';
import * as routes from '@/lib/routes';
import { type Picture, getPicture, formatPictureName, type PictureFormat } from './pictures';

const SIZES = '(min-width: 75rem) 55rem, (min-width: 64rem) 70vw, 94vw';

const address = (picture: Picture, width: number, format: PictureFormat) =>
  routes.picture(formatPictureName(picture, width, format));

const source = (picture: Picture, format: PictureFormat) =>
  h('source', {
    type: `image/${format}`,
    srcSet: picture.widths.map((width) => `${address(picture, width, format)} ${width}w`).join(', '),
    sizes: SIZES,
  });

/**
 * Renders a picture in several sizes; Markdown's title is its caption. Throws without an alternative text.
 */
export function renderArticlePicture({ url, alt, title }: Image): Element {
  if (!alt?.trim())
    throw new Error(`an image without a description between its brackets: ${url.slice(0, 80)}`);
  const picture = getPicture(url);
  return h('figure', [
    h('picture', [
      source(picture, 'avif'),
      source(picture, 'webp'),
      h('img', {
        className: ['block-auto', 'max-inline-full', 'rounded-card'],
        src: address(picture, picture.plain, 'jpg'),
        alt: alt.trim(),
        width: picture.width,
        height: picture.height,
        loading: 'lazy',
        decoding: 'async',
      }),
    ]),
    title && h('figcaption', { className: ['mbs-3', 'text-sm', 'leading-5.5', 'text-ink-3'] }, title),
  ]);
}
