import assert from 'node:assert/strict';
import { load } from 'cheerio';
import { htmlAnswers } from './answers.ts';
import { answer } from './output.ts';
import type { Deployed } from './deployed.ts';

/** Addresses of the build's files in scripts and data. */
const STATIC = /\/_next\/static\/[^"'\\\s)<>]+/g;

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole);

/** What a page asks for, by itself and when it starts: addresses as they are written, on this site. */
function askedBy(html: string): string[] {
  const $ = load(html);
  const attributes = ['link[href]', 'script[src]', 'img[src]', 'source[src]', 'video[poster]'].flatMap(
    (selector) =>
      $(selector)
        .toArray()
        .filter((element) => !/canonical|alternate|author|license/.test($(element).attr('rel') ?? ''))
        .map(
          (element) => $(element).attr('href') ?? $(element).attr('src') ?? $(element).attr('poster') ?? '',
        ),
  );
  const sets = $('[srcset], [imagesrcset]')
    .toArray()
    .flatMap((element) => ($(element).attr('srcset') ?? $(element).attr('imagesrcset') ?? '').split(','))
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  const scripts = $('script:not([src])')
    .toArray()
    .flatMap((element) => found($(element).text(), STATIC));
  return [...attributes, ...sets, ...scripts].filter((address) => address.startsWith('/'));
}

/** Every file that a page asks for, and that those ask for, is there under the address that is asked for. */
export function checkAssets(deployed: Deployed): void {
  const { output, variant } = deployed;
  const asked = new Map<string, string>();
  const queue: [address: string, by: string][] = [
    ...htmlAnswers(deployed).map(([path]): [string, string] => [path, '']),
    ['/no-such-page', ''],
    ['/500', ''],
  ];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [address, by] = next;
    if (asked.has(address)) continue;
    asked.set(address, by);
    const { status, headers, body, item, resolved } = answer(output, address, true);
    const type = headers['content-type'] ?? '';
    if (by) {
      assert.equal(status, 200, `${address}, which ${by} asks for`);
      assert.notEqual(item?.kind, 'function', address);
    }
    if (address.startsWith('/_next/static/')) {
      assert.equal(item?.kind, 'static', address);
      assert.match(headers['cache-control'] ?? '', /max-age=31536000.*immutable/, address);
      // An address without it is answered by whatever deployment is the newest.
      if (variant.deploymentId)
        assert.equal(
          new URL(address, 'http://site').searchParams.get('dpl'),
          variant.deploymentId,
          `${address}, which ${by} asks for, does not say of which deployment it is`,
        );
    }
    const path = resolved.path ?? '';
    const text = () => body.toString();
    const more = type.startsWith('text/html')
      ? askedBy(text())
      : path.endsWith('.css')
        ? found(text(), /url\(["']?([^"')]+)/g)
            .filter((url) => !/^(data:|#|%23)/.test(url))
            .map((url) => new URL(url, `http://site${address}`))
            .map(({ pathname, search }) => pathname + search)
        : path.endsWith('.js')
          ? found(text(), STATIC).filter((url) => /\.(js|css|woff2)(\?|$)/.test(url))
          : [];
    queue.push(...more.map((one): [string, string] => [one, address]));
  }
  const files = [...asked.keys()].filter((address) => address.startsWith('/_next/static/'));
  for (const end of ['css', 'js', 'woff2'])
    assert.ok(
      files.some((address) => address.split('?')[0]?.endsWith(`.${end}`)),
      `no page asks for a file .${end}`,
    );
}

/** A font that is fetched ahead under another address than the stylesheet's is fetched twice. */
export function checkFonts(deployed: Deployed): void {
  for (const [path, { body }] of htmlAnswers(deployed)) {
    const $ = load(body.toString());
    const sheets = $('link[rel=stylesheet]')
      .toArray()
      .map((element) => $(element).attr('href') ?? '');
    const inSheets = sheets.flatMap((sheet) =>
      found(answer(deployed.output, sheet, true).body.toString(), /url\(["']?([^"')]+)/g).map((url) => {
        const { pathname, search } = new URL(url, `http://site${sheet}`);
        return pathname + search;
      }),
    );
    const ahead = $('link[rel=preload][as=font]')
      .toArray()
      .map((element) => $(element).attr('href') ?? '');
    assert.deepEqual(
      ahead.filter((font) => !inSheets.includes(font)),
      [],
      `${path}: a font that no stylesheet names so`,
    );
  }
}
