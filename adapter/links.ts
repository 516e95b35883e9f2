import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Root } from 'hast';
import { filesIn } from './files.ts';
import { elementsIn } from './tree.ts';

/** What the check of links needs of a page. */
export interface LinkedPage {
  /** What a fragment may name. */
  readonly ids: ReadonlySet<string>;
  /** The addresses on this site that it leads to, as they are written. */
  readonly links: readonly string[];
}

const onThisSite = (href: unknown): href is string => typeof href === 'string' && /^(\/(?!\/)|#)/.test(href);

/** Reads a page's links and the anchors it has. */
export function linkedPage(tree: Root): LinkedPage {
  const elements = elementsIn(tree);
  return {
    ids: new Set(elements.flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : []))),
    links: elements.flatMap(({ tagName, properties: { href } }) =>
      (tagName === 'a' || tagName === 'area') && onThisSite(href) ? [href] : [],
    ),
  };
}

/** Whether a link arrives. The top of a page is no element. */
function arrives(
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

/** The folders whose files may spell an address, the authors' first. */
const written = ['content', 'app', 'components', 'lib'];

/**
 * Where an address is written: in quotes or in the parentheses of Markdown.
 *
 * @param projectDir The project's folder.
 * @returns `content/team.ts:12`, or undefined where code puts the address together.
 */
export function placeOf(href: string, projectDir: string): string | undefined {
  const spellings = [`'${href}'`, `"${href}"`, `\`${href}\``, `(${href})`, `(${href} `];
  for (const file of written.flatMap((folder) => filesIn(join(projectDir, folder)))) {
    if (!/\.(md|tsx?)$/.test(file)) continue;
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = lines.findIndex((line) => spellings.some((spelling) => line.includes(spelling)));
    if (at >= 0) return `${relative(projectDir, file)}:${at + 1}`;
  }
  return undefined;
}

/**
 * Refuses links that lead nowhere: to no page, or to no element of one.
 *
 * @param pages Every page that was made while building, by its address.
 * @param others What else the site answers.
 * @param projectDir The project's folder, whose files are searched for the address.
 * @throws Error with a line for each such address, which names the file and line it is written in.
 */
export function refuseBrokenLinks(
  pages: ReadonlyMap<string, LinkedPage>,
  others: ReadonlySet<string>,
  projectDir: string,
): void {
  const broken = new Map<string, string>();
  for (const [from, { links }] of pages)
    for (const href of links)
      if (!broken.has(href) && !arrives(from, href, pages, others)) broken.set(href, from);
  if (broken.size === 0) return;
  const lines = [...broken].map(([href, from]) => {
    const place = placeOf(href, projectDir);
    return `${place ?? from}: a link to "${href}", which is no page${href.includes('#') ? ' or no part of it' : ''}`;
  });
  const fault = new Error(lines.join('\n'));
  // The cause is the last that the build says: it lies in no code.
  fault.stack = fault.message;
  throw fault;
}
