import type { Element } from 'hast';
import { ContentFault } from '../content/schema/content-fault.ts';
import { createPlaceFinder } from './content/content-places.ts';

export interface LinkedPage {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

const isInternal = (href: unknown): href is string => typeof href === 'string' && /^(\/(?!\/)|#)/.test(href);

export function readLinks(elements: readonly Element[]): LinkedPage {
  return {
    ids: new Set(elements.flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : []))),
    links: elements.flatMap(({ tagName, properties: { href } }) =>
      (tagName === 'a' || tagName === 'area') && isInternal(href) ? [href] : [],
    ),
  };
}

function hasTarget(
  from: string,
  href: string,
  pages: ReadonlyMap<string, LinkedPage>,
  others: ReadonlySet<string>,
) {
  const { pathname, hash } = new URL(href, `https://site.example${from}`);
  const page = pages.get(pathname);
  if (!page) return others.has(pathname);
  return hash === '' || page.ids.has(decodeURIComponent(hash.slice(1)));
}

/** Rejects links that lead nowhere, each with its file and line. */
export function rejectBrokenLinks(
  pages: ReadonlyMap<string, LinkedPage>,
  others: ReadonlySet<string>,
  projectDir: string,
): void {
  const broken = new Map<string, Set<string>>();
  for (const [from, { links }] of pages)
    for (const href of links)
      if (!hasTarget(from, href, pages, others)) broken.set(href, (broken.get(href) ?? new Set()).add(from));
  if (broken.size === 0) return;
  const places = createPlaceFinder(projectDir);
  const lines = [...broken].flatMap(([href, from]) => {
    const matches = places.findTexts(href);
    const message = `a link to "${href}", which is no page${href.includes('#') ? ' or no part of it' : ''}`;
    return (matches.length > 0 ? matches : [...from]).map((place) => `${place}: ${message}`);
  });
  throw new ContentFault(...lines);
}
