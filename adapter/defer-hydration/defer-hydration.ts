import { createHash } from 'node:crypto';
import { CHUNKS, TIMING, UnexpectedOutput } from '../next-output.ts';

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const SOURCE = /\bsrc="(\/_next\/static\/chunks\/[\w.~-]+\.js(?:\?dpl=[\w-]+)?)"/;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const DATA_START = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA_PIECE = /^self\.__next_f\.push\((\[1,".*"\])\)$/s;
const CHUNK_LIST =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s;

export function nameFile(text: string, extension: string) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { name: `page-${hash}.${extension}`, text };
}

/** A part of the site that scripts import once the visitor comes near the opener of a dialog. */
export interface ImportedPart {
  /** Id of the dialog. */
  opener: string;
  files: readonly string[];
}

/**
 * Takes Next's scripts out of a prerendered page. Other scripts stay. Only `data`, from the file beside the
 * page, is trusted.
 */
export function deferHydration(
  html: string,
  data: string,
  loader: string,
  { opener, files }: ImportedPart,
  suffix = '',
) {
  const sources = new Set<string>();
  const pieces: string[] = [];
  let chunkList: string | undefined;
  const rest = html.replace(PRELOAD, '').replace(SCRIPT, (element, attributes: string, code: string) => {
    const source = SOURCE.exec(attributes)?.[1];
    if (source) {
      if (!attributes.includes('noModule')) sources.add(source);
      return '';
    }
    const piece = DATA_PIECE.exec(code)?.[1];
    const chunks = CHUNK_LIST.exec(code)?.[1];
    if (piece) pieces.push((JSON.parse(piece) as [number, string])[1]);
    // Serialized again, so that the file holds nothing but data.
    else if (chunks) chunkList = JSON.stringify(JSON.parse(chunks));
    else if (code !== DATA_START && code !== TIMING) return element;
    return '';
  });
  if (sources.size === 0 || !chunkList || pieces.join('') !== data)
    throw new UnexpectedOutput('A page without the scripts and the data that Next writes.');
  const file = nameFile(
    `(globalThis.TURBOPACK||=[]).push(${chunkList});self.__next_f=[[0],[1,${JSON.stringify(data)}]];\n`,
    'js',
  );
  const addresses = [`${CHUNKS}${file.name}${suffix}`, ...sources];
  const ahead = files.filter((name) => !html.includes(name)).map((name) => CHUNKS + name + suffix);
  const lists = `data-scripts="${addresses.join(' ')}" data-ahead="${ahead.join(' ')}" data-opener="${opener}"`;
  const script = `<script ${lists}>${loader}</script>`;
  return { html: rest.replace('</head>', () => `${script}</head>`), file };
}
